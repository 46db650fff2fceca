import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata, useSearchQueryString} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {maxQueryLength} from '@site/src/config/search';
import {sections} from '@site/src/config/sections';
import {truncateQuery} from '../../query-text';
import Marked from '../Marked';
import {EnglishNote, LogNote, NothingHelp} from '../notes';
import {cleanPaste} from '../paste';
import {useResults} from './useResults';
import type {Result, SectionCount} from './useResults';
import styles from './styles.module.css';

/**
 * Renders the page `/search?q=…`. The query is part of the URL, so that readers can share a search and return
 * to it.
 */
export default function SearchPage(): ReactNode {
  const [asked, setQuery] = useSearchQueryString();
  // The server renders the page without a query, and hydration must start from the same HTML.
  const query = useIsBrowser() ? truncateQuery(asked) : '';
  const title = query ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Content query={query} setQuery={setQuery} title={title} />
    </Layout>
  );
}

interface ContentProps {
  query: string;
  setQuery: (query: string) => void;
  title: string;
}

interface FieldProps extends Omit<ContentProps, 'title'> {
  onLog: (log: string | undefined) => void;
}

function Field({query, setQuery, onLog}: FieldProps): ReactNode {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <input
        className={styles.input}
        aria-label="Search"
        name="q"
        type="search"
        value={query}
        maxLength={maxQueryLength}
        placeholder="/rtp, out of memory, quest book…"
        autoComplete="off"
        onChange={({target}) => setQuery(target.value)}
        onPaste={cleanPaste(onLog)}
      />
    </form>
  );
}

/**
 * Renders the content of the page. Must be inside the layout, which provides the reader's docs version through
 * context.
 */
function Content({query, setQuery, title}: ContentProps): ReactNode {
  const [pages, setPages] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [log, setLog] = useState<string>();
  const [section, setSection] = useState<SectionCount>();
  const state = useResults(query, pages, attempt, section?.groups);

  const outcome = state.kind === 'answered' ? state.outcome : undefined;

  const counts = useRef<SectionCount[]>([]);
  if (state.kind !== 'loading') counts.current = state.kind === 'answered' ? state.counts : [];

  const choose = (one?: SectionCount) => {
    setPages(1);
    setSection(one);
  };
  useEffect(() => choose(), [query]);

  return (
    <main className={styles.page} data-hydrate>
      <h1 className={styles.title}>{title}</h1>
      <Field query={query} setQuery={setQuery} onLog={setLog} />
      {log !== undefined && <LogNote log={log} />}
      <noscript>
        <p className={styles.note}>
          Searching needs JavaScript, which is turned off. The lists below lead to every page.
        </p>
      </noscript>

      <p className={styles.count} role="status">
        {state.kind === 'answered' && countText(state.total, query)}
        {state.kind === 'loading' && state.results.length === 0 && 'Searching…'}
      </p>
      <Sections counts={counts.current} chosen={section} onChoose={choose} />

      {state.kind === 'failed' && (
        <div role="alert" className={styles.note}>
          <h2>Unable to fetch results</h2>
          <p>You might want to check your network connection.</p>
          <button className={styles.button} type="button" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </button>
        </div>
      )}

      {outcome?.kind === 'found' && outcome.isForeign && <EnglishNote />}
      {'results' in state && state.results.length > 0 && (
        <ol className={styles.results} aria-busy={state.kind === 'loading'}>
          {state.results.map((result) => (
            <Entry key={result.id} {...result} />
          ))}
        </ol>
      )}
      {state.kind === 'answered' && state.pages > pages && (
        <button className={styles.button} type="button" onClick={() => setPages(pages + 1)}>
          More results
        </button>
      )}

      {outcome?.kind === 'nothing' && (
        <div className={styles.note}>
          <NothingHelp {...outcome} onSearch={setQuery} />
        </div>
      )}
      {(state.kind === 'empty' || outcome?.kind === 'nothing') && <Doors />}
    </main>
  );
}

interface SectionsProps {
  counts: readonly SectionCount[];
  chosen: SectionCount | undefined;
  onChoose: (section?: SectionCount) => void;
}

/** Renders a filter button for each section, with its number of results. */
function Sections({counts, chosen, onChoose}: SectionsProps): ReactNode {
  const total = counts.reduce((sum, {count}) => sum + count, 0);
  return (
    counts.length > 1 && (
      <div className={styles.sections} role="group" aria-label="Section">
        {[undefined, ...counts].map((one) => (
          <button
            key={one?.label ?? ''}
            className={styles.section}
            type="button"
            aria-pressed={one?.label === chosen?.label}
            onClick={() => onChoose(one)}
          >
            {one?.label ?? 'All'} {one?.count ?? total}
          </button>
        ))}
      </div>
    )
  );
}

function countText(total: number, query: string): string {
  return total === 0 ? `No results for "${query}"` : total === 1 ? 'One result' : `${total} results`;
}

function Entry({url, title, path, text}: Result): ReactNode {
  return (
    <li className={styles.result}>
      <h2 className={styles.heading}>
        <Link to={url}>
          <Marked html={title} />
        </Link>
      </h2>
      <p className={styles.path}>
        {path.map((part, place) => (
          <span key={place}>
            <Marked html={part} />
          </span>
        ))}
      </p>
      {text && (
        <p className={styles.text}>
          <Marked html={text} />
        </p>
      )}
    </li>
  );
}

/** Renders links to sections for readers without JavaScript. */
function Doors(): ReactNode {
  return (
    <section className={styles.doors} aria-labelledby="search-doors">
      <h2 id="search-doors">Or look around</h2>
      <ul>
        {sections.map(({id, label, path, about}) => (
          <li key={id}>
            <Link to={path}>{label}</Link>: {about}
          </li>
        ))}
      </ul>
    </section>
  );
}
