/** Writes the index file; see `index-file.ts`. */
import {minecraftVersions} from '../../config/minecraft';
import {addressWords} from '../address';
import {levels} from '../types';
import type {Hierarchy, SearchRecord} from '../types';
import type {RecordKind} from '../weights';
import {shortAnchor} from './anchors';
import {indexFormat} from './index-file';
import type {IndexFile} from './index-file';
import {writePieces} from './pieces';
import type {WordField} from './word-index';
import {indexTerms, isPlain} from './words';

/** Titles from the page down, the identity of a heading within its page. */
function titlePath(hierarchy: Hierarchy, depth: number): string {
  return JSON.stringify(levels.slice(1, depth + 1).map((level) => hierarchy[level]));
}

/** Level of the deepest title that is set above a level. */
function depthAbove(hierarchy: Hierarchy, level: number): number {
  let depth = level - 1;
  while (depth > 0 && hierarchy[levels[depth]!] === null) {
    depth--;
  }
  return depth;
}

/**
 * Packs records into the file.
 * @param records in page and reading order, all of one origin
 * @param glossary words of other languages; see `../vocabulary.ts`
 */
export function packIndex(records: SearchRecord[], glossary: IndexFile['glossary']): IndexFile {
  const origin = new URL(records[0]?.url ?? 'http://localhost').origin;
  const facets = new Numbered<[string, string, string]>();
  const groups = new Numbered<string>();
  const kinds = new Numbered<RecordKind>();
  const pages: IndexFile['pages'] = [];
  const numbers: Record<'level' | 'kind' | 'parent', number[]> = {level: [], kind: [], parent: []};
  const anchors: string[] = [];
  const texts: Record<WordField, string[]> = {title: [], path: [], asked: [], text: []};
  let address: string | undefined;
  let headings = new Map<string, number>();

  records.forEach((record, index) => {
    const {hierarchy} = record;
    if (record.url_without_anchor !== address) {
      address = record.url_without_anchor;
      headings = new Map();
      const facet = facets.numberOf([record.language, record.version, record.docusaurus_tag]);
      pages.push([address.slice(origin.length), groups.numberOf(hierarchy.lvl0 ?? ''), facet, 0]);
    }
    pages.at(-1)![3]++;
    const level = record.type === 'content' ? 0 : levels.indexOf(record.type);
    const above = depthAbove(hierarchy, level === 0 ? levels.length : level);
    const parent = headings.get(titlePath(hierarchy, above));
    numbers.level.push(level);
    numbers.kind.push(kinds.numberOf(record.kind));
    numbers.parent.push(parent === undefined ? 0 : index - parent);
    const title = level === 0 ? '' : (hierarchy[levels[level]!] ?? '');
    anchors.push(level === 0 ? '' : shortAnchor(record.anchor ?? '', title));
    texts.title.push(title);
    texts.path.push(level === 1 ? pathWords(record, origin) : '');
    texts.asked.push(record.asked ?? '');
    texts.text.push(record.content ?? '');
    if (level > 0) {
      headings.set(titlePath(hierarchy, level), index);
    }
  });
  const absent = Object.fromEntries(
    minecraftVersions.map((each) => [
      each,
      records.flatMap(({minecraft}, i) => (!minecraft || minecraft.split(' ').includes(each) ? [] : [i])),
    ]),
  );
  const {pieces, written} = writePieces(texts);
  return {
    format: indexFormat,
    origin,
    facets: facets.values,
    groups: groups.values,
    kinds: kinds.values,
    pages,
    absent,
    pieces: pieces.join('\n'),
    terms: pieces
      .filter((piece) => !isPlain(piece))
      .map((piece) => indexTerms(piece).join(' '))
      .join('\n'),
    glossary,
    records: {...numbers, anchor: anchors.join('\n'), ...written},
  };
}

/** The group and the words of the address: `…/prefer-ipv4` is found by both even if its title says neither. */
function pathWords({hierarchy, url_without_anchor: address}: SearchRecord, origin: string): string {
  return `${hierarchy.lvl0 ?? ''} ${addressWords(address.slice(origin.length))}`;
}

/** Gives each distinct value a number, in order of appearance. */
class Numbered<T> {
  readonly values: T[] = [];
  private readonly numbers = new Map<string, number>();

  numberOf(value: T): number {
    const key = JSON.stringify(value);
    let number = this.numbers.get(key);
    if (number === undefined) {
      number = this.values.push(value) - 1;
      this.numbers.set(key, number);
    }
    return number;
  }
}
