/** The file that the browser loads: each word once, columns instead of objects. */
import {levels} from '../types';
import type {RecordKind} from '../weights';
import {wholeAnchor} from './anchors';
import type {FoundText} from './highlight';
import {joinPieces, readPieces} from './pieces';
import type {PieceTexts} from './pieces';
import {indexTerms, isPlain} from './words';
import type {Token} from './words';

/** Raised when the shape below changes, so that no worker misreads a file of another build. */
export const indexFormat = 5;

export interface IndexFile {
  format: number;
  origin: string;
  /** `[language, version, docusaurus_tag]`, each combination once. */
  facets: [string, string, string][];
  groups: string[];
  kinds: RecordKind[];
  /** Path, number of its group, number of its facets, how many records it has. */
  pages: [string, number, number, number][];
  /** By version of Minecraft the records of rows that it does not have. */
  absent: Record<string, number[]>;
  /** Of which titles, paths and texts are made, between line feeds; see `pieces.ts`. */
  pieces: string;
  /** By which words each piece is found that is not plain, between line feeds, a space between two. */
  terms: string;
  /** English by language, each with the words that stand for it; see `glossary.yaml`. */
  glossary: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Columns: one entry per record, in page and reading order. */
  records: {
    /** 1 to 6 for `lvl1` to `lvl6`, 0 for text. */
    level: number[];
    kind: number[];
    /** How many records back the heading is that this one stands under; 0 for a page. */
    parent: number[];
    /** Of headings and rows, between line feeds, as `anchors.ts` writes them; text has the anchor of its heading. */
    anchor: string;
    /** As numbers of pieces. The path, with the name of the group, and what is asked belong to a page's own record. */
    title: string;
    path: string;
    asked: string;
    text: string;
  };
}

/** An index file, decoded. Records are numbered by their place in the file. */
export class Catalog {
  readonly size: number;
  readonly level: readonly number[];
  /** Words and what stands between them, by number. */
  readonly pieces: readonly string[];
  /** By which words each of them is found, none for what stands between words. */
  readonly termsOfPieces: readonly (readonly string[])[];
  readonly titles: PieceTexts;
  readonly paths: PieceTexts;
  readonly asked: PieceTexts;
  readonly texts: PieceTexts;
  /** Number of the record above, -1 for a page. */
  readonly parent: Int32Array;
  /** Number of the page. */
  readonly page: Int32Array;
  readonly pages: {path: string; group: string; facet: number}[];
  /** `facet:value` pairs of each combination of facets, by its number. */
  readonly facets: readonly ReadonlySet<string>[];
  private readonly firsts: number[] = [];
  /** Put together once: every key press compares some. */
  private readonly titleTexts: string[] = [];
  private readonly anchors: readonly string[];
  /** By page, once one of its records has been shown. */
  private readonly repeats: Uint32Array[] = [];

  get glossary(): IndexFile['glossary'] {
    return this.file.glossary;
  }

  constructor(private readonly file: IndexFile) {
    const {level, title, path, text, parent, anchor} = file.records;
    this.size = level.length;
    this.level = level;
    this.pieces = file.pieces.split('\n');
    const terms = file.terms.split('\n');
    let special = 0;
    this.termsOfPieces = this.pieces.map((piece) => {
      if (isPlain(piece)) {
        return indexTerms(piece);
      }
      const listed = terms[special++]!;
      return listed === '' ? [] : listed.split(' ');
    });
    this.anchors = anchor.split('\n');
    this.titles = readPieces(title, this.size);
    this.paths = readPieces(path, this.size);
    this.asked = readPieces(file.records.asked, this.size);
    this.texts = readPieces(text, this.size);
    this.parent = Int32Array.from(parent, (back, index) => (back === 0 ? -1 : index - back));
    this.page = new Int32Array(this.size);
    this.pages = file.pages.map(([address, group, facet]) => ({
      path: address,
      group: file.groups[group]!,
      facet,
    }));
    this.facets = file.facets.map(
      ([language, version, tag]) =>
        new Set([`language:${language}`, `version:${version}`, `docusaurus_tag:${tag}`]),
    );
    let next = 0;
    file.pages.forEach(([, , , count], number) => {
      this.firsts.push(next);
      this.page.fill(number, next, next + count);
      next += count;
    });
  }

  /** Number of the first record of a page, which is the page's own. */
  first(page: number): number {
    return this.firsts[page]!;
  }

  title(index: number): string {
    return (this.titleTexts[index] ??= this.read(this.titles, index));
  }

  text(index: number): string {
    return this.read(this.texts, index);
  }

  /** @param terms words that count as matched */
  findInTitle(index: number, terms: ReadonlySet<string>): FoundText {
    return this.findIn(this.titles, index, terms);
  }

  /** @param terms words that count as matched */
  findInText(index: number, terms: ReadonlySet<string>): FoundText {
    return this.findIn(this.texts, index, terms);
  }

  private findIn(texts: PieceTexts, index: number, terms: ReadonlySet<string>): FoundText {
    const found: Token[] = [];
    const text = this.read(texts, index, (piece, start) => {
      const term = this.termsOfPieces[piece]!.find((one) => terms.has(one));
      if (term !== undefined) {
        found.push({term, start, end: start + this.pieces[piece]!.length});
      }
    });
    return {text, found};
  }

  private read(texts: PieceTexts, index: number, onWord?: (piece: number, start: number) => void): string {
    return joinPieces(texts, index, this.pieces, this.isWord, onWord);
  }

  private readonly isWord = (piece: number) => this.termsOfPieces[piece]!.length > 0;

  /** Number of the record whose anchor leads to this one; the page's first record when there is no anchor. */
  place(index: number): number {
    const holder = this.level[index] === 0 ? this.parent[index]! : index;
    return this.anchors[holder] ? holder : this.first(this.page[index]!);
  }

  anchor(index: number): string | null {
    const holder = this.level[index] === 0 ? this.parent[index]! : index;
    return this.anchors[holder] ? wholeAnchor(this.anchors[holder], this.title(holder)) : null;
  }

  /** Records of rows that a version of Minecraft does not have. */
  absentFrom(minecraft: string): readonly number[] {
    return this.file.absent[minecraft] ?? [];
  }

  kind(index: number): RecordKind {
    return this.file.kinds[this.file.records.kind[index]!]!;
  }

  group(index: number): string {
    return this.pages[this.page[index]!]!.group;
  }

  /** Of each level the record whose title stands there: the record itself, or one above; -1 where there is none. */
  headings(index: number): number[] {
    const records = levels.map(() => -1);
    for (let at = index; at >= 0; at = this.parent[at]!) {
      if (this.level[at]! > 0) {
        records[this.level[at]!] = at;
      }
    }
    return records;
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
    const repeats = (this.repeats[this.page[index]!] ??= this.countRepeats(this.page[index]!));
    const count = repeats[index - this.first(this.page[index]!)];
    return `${language}:${version}:${decodeURI(path)}${anchor === null ? '' : `#${anchor}`}:${count}`;
  }

  /** Of each record of a page how many before it have the same anchor. */
  private countRepeats(page: number): Uint32Array {
    const counts = new Map<string | null, number>();
    const first = this.first(page);
    return Uint32Array.from({length: this.file.pages[page]![3]}, (_, offset) => {
      const anchor = this.anchor(first + offset);
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count;
    });
  }
}
