/** The file that the browser loads: each text once, columns instead of objects. */
import {levels} from '../types';
import type {Hierarchy, RecordKind, SearchRecord} from '../types';
import {termsOf} from './words';

/** Raised when the shape below changes, so that no worker misreads a file of another build. */
export const indexFormat = 1;

export interface IndexFile {
  format: number;
  origin: string;
  /** `[language, version, docusaurus_tag]`, each combination once. */
  facets: [string, string, string][];
  groups: string[];
  kinds: RecordKind[];
  /** Path, number of its group, number of its facets, how many records it has. */
  pages: [string, number, number, number][];
  /** Columns: one entry per record, in page and reading order. */
  records: {
    /** 1 to 6 for `lvl1` to `lvl6`, 0 for text. */
    level: number[];
    kind: number[];
    /** How many records back the heading is that this one stands under; 0 for a page. */
    parent: number[];
    /** Of headings and rows; text has the anchor of its heading. */
    anchor: string[];
    title: string[];
    text: string[];
  };
}

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
 */
export function packIndex(records: SearchRecord[]): IndexFile {
  const origin = new URL(records[0]?.url ?? 'http://localhost').origin;
  const facets = new Numbered<[string, string, string]>();
  const groups = new Numbered<string>();
  const kinds = new Numbered<RecordKind>();
  const pages: IndexFile['pages'] = [];
  const columns: IndexFile['records'] = {level: [], kind: [], parent: [], anchor: [], title: [], text: []};
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
    columns.level.push(level);
    columns.kind.push(kinds.numberOf(record.kind));
    columns.parent.push(parent === undefined ? 0 : index - parent);
    columns.anchor.push(level === 0 ? '' : (record.anchor ?? ''));
    columns.title.push(level === 0 ? '' : (hierarchy[levels[level]!] ?? ''));
    columns.text.push(record.content ?? '');
    if (level > 0) {
      headings.set(titlePath(hierarchy, level), index);
    }
  });
  return {
    format: indexFormat,
    origin,
    facets: facets.values,
    groups: groups.values,
    kinds: kinds.values,
    pages,
    records: columns,
  };
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

/** What an index file says, ready to be asked. Records have the numbers of their place in the file. */
export class Catalog {
  readonly size: number;
  readonly level: readonly number[];
  readonly title: readonly string[];
  readonly text: readonly string[];
  /** Number of the record above, -1 for a page. */
  readonly parent: Int32Array;
  /** Number of the page. */
  readonly page: Int32Array;
  readonly pages: {path: string; group: string; facet: number}[];
  private readonly firsts: number[] = [];
  private readonly knownNames: string[][] = [];
  private readonly knownTexts: string[] = [];

  constructor(private readonly file: IndexFile) {
    const {level, title, text, parent} = file.records;
    this.size = level.length;
    this.level = level;
    this.title = title;
    this.text = text;
    this.parent = Int32Array.from(parent, (back, index) => (back === 0 ? -1 : index - back));
    this.page = new Int32Array(this.size);
    this.pages = file.pages.map(([path, group, facet]) => ({path, group: file.groups[group]!, facet}));
    let next = 0;
    file.pages.forEach(([, , , count], number) => {
      this.firsts.push(next);
      this.page.fill(number, next, next + count);
      next += count;
    });
  }

  /** `facet:value` pairs of each combination of facets, by its number. */
  get facets(): ReadonlySet<string>[] {
    return this.file.facets.map(
      ([language, version, tag]) =>
        new Set([`language:${language}`, `version:${version}`, `docusaurus_tag:${tag}`]),
    );
  }

  /** Number of the first record of a page, which is the page's own. */
  first(page: number): number {
    return this.firsts[page]!;
  }

  anchor(index: number): string | null {
    const holder = this.level[index] === 0 ? this.parent[index]! : index;
    return this.file.records.anchor[holder] || null;
  }

  /** Words of a title; of `/rtp [<maxDistance>]` a reader types what stands before the arguments. */
  nameTerms(index: number): readonly string[] {
    return (this.knownNames[index] ??= termsOf(this.title[index]!.replace(/^(\/[^[<]*)[[<].*$/s, '$1')));
  }

  /** Words of a text in one line, a space before and after each. */
  textTerms(index: number): string {
    return (this.knownTexts[index] ??= ` ${termsOf(this.text[index]!).join(' ')} `);
  }

  kind(index: number): RecordKind {
    return this.file.kinds[this.file.records.kind[index]!]!;
  }

  hierarchy(index: number): Hierarchy {
    const none = Object.fromEntries(levels.map((level) => [level, null])) as Hierarchy;
    const hierarchy = {...none, lvl0: this.pages[this.page[index]!]!.group};
    for (let at = index; at >= 0; at = this.parent[at]!) {
      if (this.level[at]! > 0) {
        hierarchy[levels[this.level[at]!]!] = this.title[at]!;
      }
    }
    return hierarchy;
  }

  url(index: number): string {
    const anchor = this.anchor(index);
    const page = `${this.file.origin}${this.pages[this.page[index]!]!.path}`;
    return anchor === null ? page : `${page}#${anchor}`;
  }

  objectID(index: number): string {
    const {path, facet} = this.pages[this.page[index]!]!;
    const [language, version] = this.file.facets[facet]!;
    const anchor = this.anchor(index);
    let count = 0;
    for (let at = this.first(this.page[index]!); at < index; at++) {
      count += this.anchor(at) === anchor ? 1 : 0;
    }
    return `${language}:${version}:${decodeURI(path)}${anchor === null ? '' : `#${anchor}`}:${count}`;
  }
}
