/** The index file that the browser loads. It stores each word once, and columns instead of objects. */
import {levels} from '../types';
import {recordKinds} from '../weights';
import type {RecordKind} from '../weights';
import type {Vocabulary} from '../vocabulary/types';
import type {FoundText} from './highlight';
import {byField, readTokens} from './tokens';
import type {TokenTexts, WordField} from './tokens';
import {indexTerms, normalize, plainTerms, termsOf} from './words';
import type {Word} from './words';

/** Increase it when the format below changes, so that a worker does not misread a file of another build. */
export const indexFormat = 9;

interface IndexedPage {
  path: string;
  group: string;
  /** Entries of the form `facet:value`. */
  facets: string[];
  /** Number of records. */
  size: number;
}

export interface IndexFile {
  format: number;
  origin: string;
  pages: IndexedPage[];
  /** For each version of Minecraft, the records of rows that do not exist in it. */
  absent: Record<string, number[]>;
  /** The tokens of all text columns, separated by line feeds; see `tokens.ts`. */
  tokens: string;
  vocabulary: Vocabulary;
  /** One entry per record, in page and reading order. */
  columns: Record<WordField, string> & {
    /** Level and kind, one character per record; see `shapeOf`. */
    shape: string;
    /**
     * Anchors of headings and rows, separated by line feeds. A key of `anchorNames` stands for a name that is made
     * from the title.
     */
    anchor: string;
  };
}

/**
 * Ways to make the name at the end of an anchor from the title, by the character that stands for them in the file:
 * the name that Docusaurus derives from a heading, the same with underscores, and the title itself. Most anchors end
 * with one of them.
 */
export const anchorNames: Readonly<Record<string, (title: string) => string>> = {
  '=': slug,
  '+': (title) => slug(title).replaceAll('-', '_'),
  '*': (title) => title,
};

/** Returns the anchor that Docusaurus derives from a heading. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const firstShape = 0x30;

/**
 * Level and kind of a record as one character.
 * @param level 1 to 6 for `lvl1` to `lvl6`; of text one more than that of the heading it stands under
 */
export function shapeOf(level: number, kind: RecordKind): string {
  return String.fromCharCode(firstShape + level * recordKinds.length + recordKinds.indexOf(kind));
}

/** A decoded index file. A record's number is its position in the file. */
export class Catalog {
  readonly size: number;
  /** Words and separators, by token number. */
  readonly tokens: readonly string[];
  /** The terms that find each token; empty for a separator. */
  readonly termsOfTokens: readonly (readonly string[])[];
  /** Texts as token numbers. Only the record of a page itself has a path, which includes the name of its group. */
  readonly texts: Record<WordField, TokenTexts>;
  readonly pages: readonly IndexedPage[];
  /** For each page, the number of its own record. The other records of the page follow. */
  readonly first: number[] = [];
  /** For each record, the number of its page. */
  readonly page: Int32Array;
  /** For each record, the number of the page or heading above it; -1 for a page. */
  readonly parent: Int32Array;
  /** For each record, the number of the record that its result leads to: a text leads to its heading. */
  readonly place: Int32Array;
  /** The words of titles. Cached, because every key press compares some. */
  private readonly words: string[][] = [];
  private readonly lastParts: string[][] = [];
  private readonly phrases: string[][][] = [];
  private readonly anchors: readonly string[];
  /** Stop words as terms of the index. */
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
    /** For each level, the last page or heading of this level or above. */
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

  /** Returns `content` for text, and otherwise the level of the record's title. */
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
   * Returns whether words are the name of a record: its whole title, a command without its arguments, or the last
   * part of a page's path.
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

  /** Returns whether a heading above a place marks it as troubleshooting. */
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

  /** Returns the text records of a page or heading. They stand before the next heading, between rows. */
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

  /** Returns the number of words in the longest alias of a record whose words are all in the query. */
  aliasLength(record: number, asked: ReadonlySet<string>): number {
    const {starts} = this.texts.aliases;
    if (starts[record] === starts[record + 1]) {
      return 0;
    }
    const phrases = (this.phrases[record] ??= this.aliasesOf(record));
    return Math.max(
      0,
      ...phrases.map((words) => (words.every((word) => asked.has(word)) ? words.length : 0)),
    );
  }

  /**
   * Returns the words of each alias. An alias with several words but only one significant word is left out: *get log*
   * would match every query about a log.
   */
  private aliasesOf(record: number): string[][] {
    const {numbers, starts} = this.texts.aliases;
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
   * Returns a text and the positions of words in it.
   * @param wanted words of the index to locate
   */
  find(field: WordField, record: number, wanted?: ReadonlySet<string>): FoundText {
    const {numbers, starts} = this.texts[field];
    const found: Word[] = [];
    let text = '';
    let followsWord = false;
    for (const number of numbers.subarray(starts[record], starts[record + 1])) {
      const token = this.tokens[number]!;
      const terms = this.termsOfTokens[number]!;
      // A single space between two words is not stored.
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

  /** Returns whether the title or the text of a record holds one of the phrases word for word. */
  holds(record: number, phrases: readonly (readonly string[])[]): boolean {
    return (['title', 'text'] as const).some((field) => {
      const {numbers, starts} = this.texts[field];
      const words = [...numbers.subarray(starts[record], starts[record + 1])]
        .map((token) => this.termsOfTokens[token]!)
        .filter((terms) => terms.length > 0);
      return phrases.some((phrase) =>
        words.some(
          (terms, place) =>
            // A code such as `auth:71` is one word that each of its parts finds.
            phrase.every((term) => terms.includes(term)) ||
            phrase.every((term, offset) => words[place + offset]?.includes(term)),
        ),
      );
    });
  }

  /** Returns the records of rows that do not exist in a version of Minecraft. */
  absentFrom(minecraft: string): readonly number[] {
    return this.file.absent[minecraft] ?? [];
  }

  /** Returns, by level, the records whose titles belong to a record: its own and those of the headings above it. */
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
