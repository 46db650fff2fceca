import {LineCounter, isMap, isScalar, parseDocument} from 'yaml';
import type {Entry, KeyedData} from './types';

/**
 * Reads YAML (and so JSON) whose top level is a mapping.
 * @param source the text
 * @param lineOffset lines before `source` in its file, added to every position
 * @returns the value with the position of each top-level key; syntax errors are in `problems`, nothing is thrown
 */
export function readKeyedData(source: string, lineOffset = 0): KeyedData {
  const lines = new LineCounter();
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const at = (offset: number) => {
    const {line, col} = lines.linePos(offset);
    return {line: line + lineOffset, column: col};
  };

  const problems = document.errors.map((error) => ({...at(error.pos[0]), reason: error.message}));
  const entries = new Map<string, Entry>();
  if (problems.length > 0 || document.contents === null) {
    return {data: {}, entries, problems};
  }
  if (!isMap(document.contents)) {
    return {data: {}, entries, problems: [{...at(0), reason: 'expected a list of "key: value" lines'}]};
  }
  const data = document.toJS() as Record<string, unknown>;
  for (const {key} of document.contents.items) {
    if (isScalar(key)) {
      const name = String(key.value);
      entries.set(name, {...at(key.range?.[0] ?? 0), value: data[name]});
    }
  }
  return {data, entries, problems};
}

/**
 * Reads the front matter of a page.
 * @param source whole text of the page
 * @returns positions count from the first line of the page; a page without front matter has one problem
 */
export function readFrontMatter(source: string): KeyedData {
  const match = /^---[ \t]*\r?\n(?<yaml>(?:[\s\S]*?\r?\n)??)---[ \t]*(?:\r?\n|$)/.exec(source);
  if (match?.groups === undefined) {
    const [reason, fix] = source.startsWith('---')
      ? ['the closing line "---" is missing', 'add it after the last key']
      : ['there is none', 'begin the page with "---", the keys, and "---"'];
    return {data: {}, entries: new Map(), problems: [{line: 1, column: 1, reason, fix}]};
  }
  return readKeyedData(match.groups.yaml ?? '', 1);
}
