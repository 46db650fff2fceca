import type {CSSProperties} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import Horizon from '@site/src/components/site/Horizon';
import SearchField from '@site/src/components/site/SearchField';
import SectionCards from '@site/src/components/site/SectionCards';
import SectionIcon from '@site/src/components/site/SectionIcon';
import {changes} from '@site/src/config/changes';
import {errands} from '@site/src/config/errands';
import {site} from '@site/src/config/site';
import {dayText} from '@site/src/lib/day';
import styles from './index.module.css';

function Errands() {
  return (
    <ol className={styles.errands}>
      {errands.map((errand) => (
        <li
          key={errand.path}
          style={{'--ftb-accent': `var(--ftb-accent-${errand.section})`} as CSSProperties}
        >
          <Link to={errand.path} className={styles.errand}>
            <SectionIcon section={errand.section} className={styles.errandIcon} />
            <span>
              <strong>{errand.label}</strong>
              <span className={styles.note}>{errand.note}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

function Changes() {
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

/** Home page: introduction, search, five common tasks, sections, recent changes. */
export default function Home() {
  return (
    <Layout description="Guides, commands, settings and fixes for the FTB App, FTB modpacks, the FTB mods and the Marketplace add-ons.">
      <Head>
        {/* The home page is the site itself, so its title is not "… | FTB Docs". */}
        <title>{`${site.title}: the FTB App, modpacks, mods and add-ons`}</title>
      </Head>
      <main>
        <header className={styles.hero}>
          <div className={styles.inner}>
            <Heading as="h1" className={styles.title}>
              {site.title}
            </Heading>
            <p className={styles.lead}>
              Documentation for Feed The Beast: the launcher, the modpacks, the mods and the Marketplace
              add-ons.
            </p>
            <SearchField />
            <p className={styles.tip}>
              Type a command such as <code>/ftbteams</code>, an error text or the name of a setting, as it
              stands.
            </p>
            <p className={styles.tip}>
              The game crashed? <Link to="/docs/support/log-doctor">Let the log doctor read the log</Link>.
            </p>
          </div>
          {/* After the text in the HTML: a drawing before it would move while the text is still arriving. */}
          <Horizon />
        </header>

        <section className={styles.inner} aria-labelledby="errands">
          <Heading as="h2" id="errands">
            Common tasks
          </Heading>
          <Errands />
        </section>

        <section className={styles.inner} aria-labelledby="sections">
          <Heading as="h2" id="sections">
            All sections
          </Heading>
          <SectionCards />
        </section>

        <section className={styles.inner} aria-labelledby="changes">
          <Heading as="h2" id="changes">
            Changed lately
          </Heading>
          <Changes />
          <p className={styles.ask}>
            Not here? <Link to="/docs/support">Support</Link> tells where to ask and what to send along.
          </p>
        </section>
      </main>
    </Layout>
  );
}
