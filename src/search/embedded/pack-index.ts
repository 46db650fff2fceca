/** Creates the index file; see `index-file.ts`. */
import {minecraftVersions} from '../../config/minecraft';
import {addressWords} from '../address';
import {levels} from '../types';
import type {SearchRecord} from '../types';
import type {Vocabulary} from '../vocabulary/types';
import {anchorNames, indexFormat, shapeOf} from './index-file';
import type {IndexFile} from './index-file';
import {writeTokens} from './tokens';

/**
 * Packs records into an index file.
 * @param records records of one site, sorted by page and position
 * @param vocabulary vocabulary to store in the file
 */
export function packIndex(records: SearchRecord[], vocabulary: Vocabulary): IndexFile {
  const origin = new URL(records[0]?.url ?? 'http://localhost').origin;
  const pages: IndexFile['pages'] = [];
  for (const record of records) {
    if (record.type === 'lvl1') {
      pages.push({
        path: record.url.slice(origin.length),
        group: record.hierarchy.lvl0 ?? '',
        facets: facetsOf(record),
        size: 0,
      });
    }
    pages.at(-1)!.size += 1;
  }
  const {tokens, written} = writeTokens({
    title: records.map(titleOf),
    path: records.map(pathWords),
    aliases: records.map(({aliases = ''}) => aliases),
    asked: records.map(({asked = ''}) => asked),
    // The final full stop is omitted to save space. Results show only excerpts, so readers do not notice.
    text: records.map(({content}) => (content ?? '').replace(/(?<!\.)\.$/, '')),
  });
  return {
    format: indexFormat,
    origin,
    pages,
    absent: Object.fromEntries(
      minecraftVersions.map((version) => [version, recordsWithout(version, records)]),
    ),
    tokens: tokens.join('\n'),
    vocabulary,
    columns: {
      ...written,
      shape: records.map((record) => shapeOf(levelOf(record), record.kind)).join(''),
      anchor: records.map(shortAnchor).join('\n'),
    },
  };
}

function facetsOf({language, version, docusaurus_tag: tag}: SearchRecord): string[] {
  return [`language:${language}`, `version:${version}`, `docusaurus_tag:${tag}`];
}

function titleOf({type, hierarchy}: SearchRecord): string {
  return type === 'content' ? '' : (hierarchy[type] ?? '');
}

/**
 * Returns the anchor of a record with the part that derives from the title replaced by its placeholder. A
 * text record has no anchor.
 */
function shortAnchor(record: SearchRecord): string {
  const anchor = record.type === 'content' ? '' : (record.anchor ?? '');
  for (const [sign, nameOf] of Object.entries(anchorNames)) {
    const name = nameOf(titleOf(record));
    if (name !== '' && anchor.endsWith(name)) {
      return `${anchor.slice(0, -name.length)}${sign}`;
    }
  }
  return anchor;
}

/**
 * Returns the group and the words of the URL, so that the query `prefer-ipv4` finds the page with this
 * URL even if its title lacks these words.
 */
function pathWords({type, hierarchy, url}: SearchRecord): string {
  return type === 'lvl1' ? `${hierarchy.lvl0 ?? ''} ${addressWords(new URL(url).pathname)}` : '';
}

function recordsWithout(version: string, records: SearchRecord[]): number[] {
  return records.flatMap(({minecraft}, number) =>
    !minecraft || minecraft.split(' ').includes(version) ? [] : [number],
  );
}

/** Returns the level of a record as a number; for a text record, the level of its heading plus one. */
function levelOf({type, hierarchy}: SearchRecord): number {
  return type === 'content'
    ? levels.reduce((deepest, level, place) => (hierarchy[level] === null ? deepest : place), 0) + 1
    : levels.indexOf(type);
}
