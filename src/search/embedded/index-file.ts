/**
 * Format of the index file that the browser loads. To keep it small, each word is stored once, and records
 * are stored as columns.
 */
import {levels} from '../types';
import {recordKinds} from '../weights';
import type {RecordKind} from '../weights';
import type {Vocabulary} from '../vocabulary/types';
import type {FoundText} from './highlight';
import {byField, readTokens} from './tokens';
import type {TokenTexts, WordField} from './tokens';
import {indexTerms, normalize, plainTerms, termsOf} from './words';
import type {Word} from './words';

/**
 * Version of the format below. Increase it with every change to the format, so that a worker rejects an index
 * file in another format.
 */
export const indexFormat = 9;

interface IndexedPage {
  path: string;
  group: string;
  /** Facet values in the form `facet:value`. */
  facets: string[];
  /** Number of records on the page. */
  size: number;
}

export interface IndexFile {
  format: number;
  origin: string;
  pages: IndexedPage[];
  /** Minecraft version → numbers of the row records that do not exist in that version. */
  absent: Record<string, number[]>;
  /** Tokens of all text columns, separated by line feeds; see `tokens.ts`. */
  tokens: string;
  vocabulary: Vocabulary;
  /** Columns with one entry per record, sorted by page and position. */
  columns: Record<WordField, string> & {
    /** Level and kind of each record as one character; see `shapeOf`. */
    shape: string;
    /**
     * Anchors of headings and rows, separated by line feeds. A key of `anchorNames` is a placeholder for a
     * suffix that is derived from the title.
     */
    anchor: string;
  };
}

/**
 * Functions that derive the end of an anchor from the title, by placeholder in the file: Docusaurus's
 * heading slug, the same slug with underscores, and the title itself. Most anchors end with one of these
 * three.
 */
export const anchorNames: Readonly<Record<string, (title: string) => string>> = {
  '=': slug,
  '+': (title) => slug(title).replaceAll('-', '_'),
  '*': (title) => title,
};

/** Returns the anchor that Docusaurus generates for a heading. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const firstShape = 0x30;

/**
 * Encodes the level and kind of a record as one character.
 * @param level 1 to 6 for `lvl1` to `lvl6`; for a text record, the level of its heading plus one
 */
export function shapeOf(level: number, kind: RecordKind): string {
  return String.fromCharCode(firstShape + level * recordKinds.length + recordKinds.indexOf(kind));
}

/** A decoded index file. Records are identified by their position in the file. */
export class Catalog {
  readonly size: number;
  /** Words and separators by token number. */
  readonly tokens: readonly string[];
  /** Index terms of each token, by token number; empty for a separator. */
  readonly termsOfTokens: readonly (readonly string[])[];
  /**
   * The fields of all records as token numbers. Only page records have a `path`, which includes the name of the
   * page's group.
   */
  readonly texts: Record<WordField, TokenTexts>;
  readonly pages: readonly IndexedPage[];
  /** For each page, the number of its page record. The page's other records follow. */
  readonly first: number[] = [];
  /** For each record, the number of its page. */
  readonly page: Int32Array;
  /** For each record, the number of the page or heading above it; -1 for a page. */
  readonly parent: Int32Array;
  /** For each record, the number of the record that its result links to. A text record links to its heading. */
  readonly place: Int32Array;
  /** Cached words of titles by record, because every query compares some of them. */
  private readonly words: string[][] = [];
  private readonly lastParts: string[][] = [];
  private readonly phrases: string[][][] = [];
  private readonly anchors: readonly string[];
  /** Stop words as index terms. */
  readonly stopWords: ReadonlySet<string>;
  readonly troubleWords: ReadonlySet<string>;
  private readonly trouble: boolean[] = [];

  constructor(private readonly file: IndexFile) {
    const {columns, pages} = file;
    this.size = columns.shape.length;
    this.tokens = file.tokens.split('\n');
    this.termsOfTokens = this.tokens.map(indexTerms);
    this.texts = byField((field) => readTokens(columns[field], this.size));
    this.anchors = columns.anchor.split('\n');
    this.stopWords = new Set(file.vocabulary.stopWords.split(' ').map(normalize));
    this.troubleWords = new Set(file.vocabulary.trouble.words.split(' ').map(normalize));
    this.pages = pages;
    this.page = new Int32Array(this.size);
    let first = 0;
    pages.forEach(({size}, number) => {
      this.first.push(first);
      this.page.fill(number, first, first + size);
      first += size;
    });
    this.parent = new Int32Array(this.size);
    this.place = new Int32Array(this.size);
    /** Number of the most recent page or heading record on each level; -1 if there is none. */
    const headings = new Int32Array(levels.length).fill(-1);
    for (let record = 0; record < this.size; record += 1) {
      const level = this.level(record);
      const parent = headings[level - 1]!;
      this.parent[record] = parent;
      this.place[record] = this.anchors[record] || parent < 0 ? record : this.place[parent]!;
      if (this.isHeading(record)) {
        headings.fill(record, level);
      }
    }
  }

  get vocabulary(): Vocabulary {
    return this.file.vocabulary;
  }

  kind(record: number): RecordKind {
    return recordKinds[this.shape(record) % recordKinds.length]!;
  }

  private level(record: number): number {
    return Math.floor(this.shape(record) / recordKinds.length);
  }

  private shape(record: number): number {
    return this.file.columns.shape.charCodeAt(record) - firstShape;
  }

  /** Returns `content` for a text record, and the level of the title for any other record. */
  type(record: number): (typeof levels)[number] | 'content' {
    return this.kind(record) === 'text' ? 'content' : levels[this.level(record)]!;
  }

  titleWords(record: number): readonly string[] {
    const {numbers, starts} = this.texts.title;
    return (this.words[record] ??= [...numbers.subarray(starts[record], starts[record + 1])].flatMap(
      (token) => plainTerms(this.termsOfTokens[token]!.slice(0, 1)),
    ));
  }

  /**
   * Returns whether the words form the name of a record: its full title, a command without its arguments, or
   * the last segment of a page's path.
   */
  isName(words: readonly string[], record: number): boolean {
    const title = this.titleWords(record);
    if (this.kind(record) === 'page' && this.lastPart(this.page[record]!).join(' ') === words.join(' ')) {
      return true;
    }
    const isLongEnough =
      this.kind(record) === 'command' ? title.length >= words.length : title.length === words.length;
    return title.length > 0 && isLongEnough && words.every((word, place) => word === title[place]);
  }

  private lastPart(page: number): readonly string[] {
    return (this.lastParts[page] ??= termsOf(decodeURI(this.pages[page]!.path.replace(/.*\//, ''))));
  }

  /** Returns whether a heading above the record marks it as troubleshooting. */
  isTrouble(place: number): boolean {
    return (this.trouble[place] ??= this.hasTroubleAbove(place));
  }

  private hasTroubleAbove(place: number): boolean {
    for (let at = this.parent[place]!; at >= 0 && this.parent[at]! >= 0; at = this.parent[at]!) {
      if (this.isTroubleHeading(at)) {
        return true;
      }
    }
    return false;
  }

  private isTroubleHeading(record: number): boolean {
    const title = ` ${this.find('title', record).text.toLowerCase()} `;
    return this.file.vocabulary.trouble.headings.split(', ').some((words) => title.includes(` ${words} `));
  }

  /**
   * Returns the text records of a page or heading. They come before the next heading, interleaved with rows.
   */
  textsOf(place: number): number[] {
    const texts: number[] = [];
    for (let record = place + 1; record < this.size && !this.isHeading(record); record += 1) {
      if (this.place[record] === place) {
        texts.push(record);
      }
    }
    return texts;
  }

  private isHeading(record: number): boolean {
    const kind = this.kind(record);
    return kind === 'page' || kind === 'heading';
  }

  /**
   * Returns the length in words of the record's longest alias or asked phrase that the query contains; 0 if it
   * contains none.
   */
  aliasLength(record: number, asked: ReadonlySet<string>): number {
    const phrases = (this.phrases[record] ??= [
      ...this.phrasesOf('aliases', record),
      ...this.phrasesOf('asked', record),
    ]);
    return Math.max(
      0,
      ...phrases.map((words) => (words.every((word) => asked.has(word)) ? words.length : 0)),
    );
  }

  /**
   * Returns the words of each phrase. Multi-word phrases with a single significant word are excluded: *get log* would
   * match every query about logs.
   */
  private phrasesOf(field: 'aliases' | 'asked', record: number): string[][] {
    const {numbers, starts} = this.texts[field];
    const phrases: string[][] = [[]];
    for (const number of numbers.subarray(starts[record], starts[record + 1])) {
      const [word] = this.termsOfTokens[number]!;
      if (word !== undefined) {
        phrases.at(-1)!.push(word);
      } else if (this.tokens[number]!.includes(',')) {
        phrases.push([]);
      }
    }
    return phrases
      .map((words) => {
        const significant = words.filter((word) => !this.stopWords.has(word));
        return significant.length > 1 || words.length === 1 ? significant : [];
      })
      .filter((words) => words.length > 0);
  }

  /**
   * Returns a field of a record and the positions of matching words in it.
   * @param wanted index terms to locate
   */
  find(field: WordField, record: number, wanted?: ReadonlySet<string>): FoundText {
    const {numbers, starts} = this.texts[field];
    const found: Word[] = [];
    let text = '';
    let followsWord = false;
    for (const number of numbers.subarray(starts[record], starts[record + 1])) {
      const token = this.tokens[number]!;
      const terms = this.termsOfTokens[number]!;
      // A single space between two words is implicit.
      text += followsWord && terms.length > 0 ? ' ' : '';
      const term = wanted && terms.find((one) => wanted.has(one));
      if (term !== undefined) {
        found.push({term, start: text.length, end: text.length + token.length});
      }
      text += token;
      followsWord = terms.length > 0;
    }
    return {text, found};
  }

  /** Returns whether the title or text of a record contains at least one of the phrases verbatim. */
  holds(record: number, phrases: readonly (readonly string[])[]): boolean {
    return (['title', 'text'] as const).some((field) => {
      const {numbers, starts} = this.texts[field];
      const words = [...numbers.subarray(starts[record], starts[record + 1])]
        .map((token) => this.termsOfTokens[token]!)
        .filter((terms) => terms.length > 0);
      return phrases.some((phrase) =>
        words.some(
          (terms, place) =>
            // A code such as `auth:71` is a single word with several terms, one for each part.
            phrase.every((term) => terms.includes(term)) ||
            phrase.every((term, offset) => words[place + offset]?.includes(term)),
        ),
      );
    });
  }

  /** Returns the row records that do not exist in a version of Minecraft. */
  absentFrom(minecraft: string): readonly number[] {
    return this.file.absent[minecraft] ?? [];
  }

  /**
   * Returns the page and heading records above a record (and the record itself unless it is text), indexed by
   * level.
   */
  headings(record: number): number[] {
    const records: number[] = [];
    const own = this.kind(record) === 'text' ? this.parent[record]! : record;
    for (let at = own; at >= 0; at = this.parent[at]!) {
      records[this.level(at)] = at;
    }
    return records;
  }

  url(record: number): string {
    const place = this.place[record]!;
    const anchor = this.anchors[place]!.replace(/[=+*]$/, (sign) =>
      anchorNames[sign]!(this.find('title', place).text),
    );
    const page = `${this.file.origin}${this.pages[this.page[record]!]!.path}`;
    return anchor === '' ? page : `${page}#${anchor}`;
  }
}
