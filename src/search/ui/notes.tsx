import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {newIssueUrl} from '@site/src/config/site';
import {doctorRoute, handedOver} from '@site/src/lib/looks-like-log';
import './notes.css';

/**
 * Stores a pasted log for the log doctor. If the log exceeds the storage quota, the reader has to paste it there
 * again.
 */
function handOver(log: string): void {
  try {
    sessionStorage.setItem(handedOver, log);
  } catch {
    sessionStorage.removeItem(handedOver);
  }
}

interface LogNoteProps {
  log: string;
  onLeave?: () => void;
}

/** Renders a link to the log doctor for a reader who has pasted an entire log. */
export function LogNote({log, onLeave}: LogNoteProps): ReactNode {
  const leave = () => {
    handOver(log);
    onLeave?.();
  };
  return (
    <p className="search-note" role="status">
      That looks like a log.{' '}
      <Link to={doctorRoute} onClick={leave}>
        Let the log doctor read it
      </Link>
    </p>
  );
}

/** Renders a note that the pages are in English, for queries in another language. */
export function EnglishNote(): ReactNode {
  return (
    <p className="search-note" role="status">
      These pages are in English.
    </p>
  );
}

/** Returns the URL of a new issue, prefilled with a query that has no results. */
export function missingResultsUrl(query: string): string {
  return newIssueUrl(
    `Search finds nothing for "${query}"`,
    `I searched for "${query}" and found nothing.\n\nWhat I hoped to find:\n\n`,
  );
}

/** Renders suggested searches as buttons. */
export function SearchWords({
  words,
  onSearch,
}: {
  words: readonly string[];
  onSearch: (word: string) => void;
}): ReactNode {
  return (
    <ul className="search-words">
      {words.map((word) => (
        <li key={word}>
          <button className="DocSearch-Prefill" type="button" onClick={() => onSearch(word)}>
            {word}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface NothingHelpProps {
  query: string;
  /** Alternative queries with results. */
  words: readonly string[];
  closest?: {title: string; url: string};
  onLeave?: () => void;
  onSearch: (word: string) => void;
}

/**
 * Renders suggestions for a query without results: alternative queries and a link to report it. The dialog
 * and the search page render the list of sections below.
 */
export function NothingHelp({query, words, closest, onLeave, onSearch}: NothingHelpProps): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  return (
    <>
      {closest && (
        <p className="DocSearch-Help">
          The page that comes closest:{' '}
          <Link to={processUrl(closest.url)} onClick={onLeave}>
            {closest.title}
          </Link>
        </p>
      )}
      <p className="DocSearch-Help">Try searching for:</p>
      <SearchWords words={words} onSearch={onSearch} />
      <p className="DocSearch-Help">
        Believe this query should return results?{' '}
        <a href={missingResultsUrl(query)} target="_blank" rel="noopener noreferrer">
          Let us know.
        </a>
      </p>
    </>
  );
}
