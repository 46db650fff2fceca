import {addressWords} from '../address';
import {escapeHtml} from '../html';
import {levels} from '../types';
import type {Hierarchy, SearchRecord} from '../types';
import {longestSection} from '../weights';

/** Maximum record size that every plan of the service accepts, in bytes. */
export const recordLimit = 10_000;

/** A record in the format of the hosted index. */
export interface HostedRecord extends SearchRecord {
  /** Words in the URL of the page, which are searchable as well. */
  url_words: string | null;
  [key: string]: unknown;
}

/**
 * Merges the records of each section (a page, heading or row with all text below it) into one record. The
 * service can group results only by page, so two paragraphs of a section would otherwise appear as two
 * results.
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
 * Converts a record for the upload. Strings are escaped, because the dialog renders every field except
 * `lvl0` as HTML. The embedded engine escapes its own responses.
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
