import type {CSSProperties, ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import Horizon from '@site/src/components/site/Horizon';
import LogStrip from '@site/src/components/site/LogStrip';
import SearchField from '@site/src/components/site/SearchField';
import SectionIcon from '@site/src/components/site/SectionIcon';
import {changes} from '@site/src/config/changes';
import {errands, exampleSearches} from '@site/src/config/errands';
import {sections, type SectionId} from '@site/src/config/sections';
import {site} from '@site/src/config/site';
import {dayText} from '@site/src/lib/day';
import Diorama from './_diorama.mdx';
import styles from './index.module.css';

interface Tile {
  label: string;
  note: string;
  path: string;
  section: SectionId;
}

/** Renders links as tiles with an icon, a label and a line of text. */
function Tiles({of, className}: {of: Tile[]; className?: string}): ReactNode {
  return (
    <ul className={className}>
      {of.map(({label, note, path, section}) => (
        <li key={path} style={{'--ftb-accent': `var(--ftb-accent-${section})`} as CSSProperties}>
          <Link to={path} className={styles.tile}>
            <SectionIcon section={section} />
            <span>
              <strong>{label}</strong>
              <span className={styles.note}>{note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Changes(): ReactNode {
  return (
    <ul className={styles.changes}>
      {changes.map((change) => (
        <li key={change.text}>
          <time dateTime={change.date}>{dayText(change.date)}</time>
          <Link to={change.href}>{change.text}</Link>
        </li>
      ))}
    </ul>
  );
}

function Examples(): ReactNode {
  return (
    <p className={styles.examples}>
      For example{' '}
      {exampleSearches.map((query) => (
        <Link key={query} to={`/search?q=${encodeURIComponent(query)}`}>
          {query}
        </Link>
      ))}
    </p>
  );
}

/** Renders the home page: search, help after a crash, six common tasks, sections, recent changes. */
export default function Home(): ReactNode {
  return (
    <Layout description="Guides, commands, settings and fixes for the FTB App, FTB modpacks, the FTB mods and the Marketplace add-ons.">
      <Head>
        {/* Overrides the default title format "… | FTB Docs", which would repeat the site's name. */}
        <title>{`${site.title}: the FTB App, modpacks, mods and add-ons`}</title>
      </Head>
      <main>
        <header className={styles.hero}>
          <div className={styles.inner}>
            <div>
              <Heading as="h1" className={styles.title}>
                What are you looking for?
              </Heading>
              <SearchField />
              <Examples />
            </div>
            <nav className={styles.diorama} aria-label="Items of the add-ons">
              <Diorama />
              <Link to="/items">All items</Link>
            </nav>
          </div>
          <Horizon />
        </header>

        <div className={styles.page}>
          <LogStrip />

          <section aria-labelledby="errands">
            <Heading as="h2" id="errands">
              Common tasks
            </Heading>
            <Tiles of={errands} className={styles.errands} />
          </section>

          <section aria-labelledby="sections">
            <Heading as="h2" id="sections">
              All sections
            </Heading>
            <Tiles
              of={sections.map(({id, label, about, path}) => ({label, note: about, path, section: id}))}
              className={styles.sections}
            />
          </section>

          <section aria-labelledby="changes">
            <Heading as="h2" id="changes">
              Changed lately
            </Heading>
            <Changes />
            <p className={styles.ask}>
              Not here? <Link to="/docs/support">Support</Link> says where to ask.
            </p>
          </section>
        </div>
      </main>
    </Layout>
  );
}
