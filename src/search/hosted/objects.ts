import {addressWords} from '../address';
import {escapeHtml} from '../html';
import {levels} from '../types';
import type {Hierarchy, SearchRecord} from '../types';
import {longestSection} from '../weights';

/** Largest record that every plan of the service takes, in bytes. */
export const recordLimit = 10_000;

/** A record as the service keeps it. */
export interface HostedRecord extends SearchRecord {
  /** The page is also found by the words of its address. */
  url_words: string | null;
  [key: string]: unknown;
}

/**
 * One record for each place: the page, heading or row with all texts that stand under it. The service would otherwise show two texts of
 * a section as two results, for it tells results apart by their page alone.
 * @param records in reading order
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
 * The record to upload. The dialog shows texts as HTML, `lvl0` excepted, so they are escaped here; the embedded engine
 * escapes what it answers.
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
