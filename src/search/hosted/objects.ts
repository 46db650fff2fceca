import {addressWords} from '../address';
import {escapeHtml} from '../html';
import {levels} from '../types';
import type {Hierarchy, SearchRecord} from '../types';
import {longestSection} from '../weights';

/** Largest record that every plan of the service accepts, in bytes. */
export const recordLimit = 10_000;

/** A record as the service stores it. */
export interface HostedRecord extends SearchRecord {
  /** Words of the page's address, which also find it. */
  url_words: string | null;
  [key: string]: unknown;
}

/**
 * Creates one record for each place: the page, heading or row with all texts below it. The service only groups
 * results by page, so it would otherwise show two texts of a section as two results.
 * @param records records in reading order
 */
export function sectionsOf(records: readonly SearchRecord[]): SearchRecord[] {
  const sections = new Map<string, SearchRecord>();
  for (const record of records) {
    const place = `${record.language} ${record.version} ${record.url}`;
    const section = sections.get(place);
    const content = [section?.content, record.content].filter(Boolean).join(' ').slice(0, longestSection);
    sections.set(place, {...(section ?? record), content: content || null});
  }
  return [...sections.values()];
}

/**
 * Converts a record for the upload. The dialog shows texts as HTML, except `lvl0`, so they are escaped here; the
 * embedded engine escapes its answers itself.
 */
export function toHosted(record: SearchRecord): HostedRecord {
  const {hierarchy, content, url_without_anchor: url} = record;
  const escaped = Object.fromEntries(
    levels.map((level) => {
      const text = hierarchy[level];
      return [level, text === null || level === 'lvl0' ? text : escapeHtml(text)];
    }),
  ) as Hierarchy;
  return {
    ...record,
    hierarchy: escaped,
    content: content === null ? null : escapeHtml(content),
    url_words: record.type === 'lvl1' ? addressWords(new URL(url).pathname) : null,
  };
}
