/** The file that the browser loads: each word once, columns instead of objects. */
import {levels} from '../types';
import {recordKinds} from '../weights';
import type {RecordKind} from '../weights';
import type {Vocabulary} from '../vocabulary/types';
import type {FoundText} from './highlight';
import {byField, readTokens} from './tokens';
import type {TokenTexts, WordField} from './tokens';
import {indexTerms, normalize, plainTerms, termsOf} from './words';
import type {Word} from './words';

/** Raised when the shape below changes, so that no worker misreads a file of another build. */
export const indexFormat = 8;

interface IndexedPage {
  path: string;
  group: string;
  /** `facet:value`. */
  facets: string[];
  /** How many records it has. */
  size: number;
}

export interface IndexFile {
  format: number;
  origin: string;
  pages: IndexedPage[];
  /** By version of Minecraft the records of rows that it does not have. */
  absent: Record<string, number[]>;
  /** Of which the columns of text are made, between line feeds; see `tokens.ts`. */
  tokens: string;
  vocabulary: Vocabulary;
  /** One entry per record, in page and reading order. */
  columns: Record<WordField, string> & {
    /** 1 to 6 for `lvl1` to `lvl6`; of text one more than that of the heading it stands under. */
    level: number[];
    /** Place in `recordKinds`. */
    kind: number[];
    /** Of headings and rows, between line feeds, with a sign of `anchorNames` for a name that is made from the title. */
    anchor: string;
  };
}

/**
 * Names that an anchor may end with, by the sign that stands for them in the file: the one that Docusaurus derives from a heading, the
 * same with underscores, and the title itself. Most anchors end with one of them.
 */
export const anchorNames: Readonly<Record<string, (title: string) => string>> = {
  '=': slug,
  '+': (title) => slug(title).replaceAll('-', '_'),
  '*': (title) => title,
};

/** The anchor that Docusaurus derives from a heading. */
function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** An index file, decoded. Records are numbered by their place in the file. */
export class Catalog {
  readonly size: number;
  /** Words and what stands between them, by number. */
  readonly tokens: readonly string[];
  /** The words each token is found by; none for what stands between words. */
  readonly termsOfTokens: readonly (readonly string[])[];
  /** As numbers of tokens. The path, with the name of the group, and the aliases belong to a page's own record. */
  readonly texts: Record<WordField, TokenTexts>;
  readonly pages: readonly IndexedPage[];
  /** By page, its own record; the others of the page follow. */
  readonly first: number[] = [];
  /** Number of the page. */
  readonly page: Int32Array;
  /** Number of the page or heading that the record stands under, -1 for a page. */
  readonly parent: Int32Array;
  /** Number of the record that a result leads to: text leads to its heading. */
  readonly place: Int32Array;
  /** Put together once: every key press compares some. */
  private readonly words: string[][] = [];
  private readonly lastParts: string[][] = [];
  private readonly phrases: string[][][] = [];
  private readonly anchors: readonly string[];
  /** As the index has them. */
  readonly stopWords: ReadonlySet<string>;
  readonly troubleWords: ReadonlySet<string>;
  private readonly trouble: boolean[] = [];

  constructor(private readonly file: IndexFile) {
    const {columns, pages} = file;
    this.size = columns.level.length;
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
    /** By level the last page or heading of this level or above. */
    const headings = new Int32Array(levels.length).fill(-1);
    columns.level.forEach((level, record) => {
      const parent = headings[level - 1]!;
      this.parent[record] = parent;
      this.place[record] = this.anchors[record] || parent < 0 ? record : this.place[parent]!;
      if (this.isHeading(record)) {
        headings.fill(record, level);
      }
    });
  }

  get vocabulary(): Vocabulary {
    return this.file.vocabulary;
  }

  kind(record: number): RecordKind {
    return recordKinds[this.file.columns.kind[record]!]!;
  }

  /** `content` for text, otherwise the level of its own title. */
  type(record: number): (typeof levels)[number] | 'content' {
    return this.kind(record) === 'text' ? 'content' : levels[this.file.columns.level[record]!]!;
  }

  titleWords(record: number): readonly string[] {
    const {numbers, starts} = this.texts.title;
    return (this.words[record] ??= [...numbers.subarray(starts[record], starts[record + 1])].flatMap(
      (token) => plainTerms(this.termsOfTokens[token]!.slice(0, 1)),
    ));
  }

  /** Whether words are the name of a record: the whole title, a command without its arguments, or the last part of a page's address. */
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

  /** Whether a heading above a place says that it is about a problem. */
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

  /** The texts of a page or heading, without its own record. They stand before the next heading, between rows. */
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

  /** Length, in words, of a record's longest alias whose words are all in the query. */
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

  /** The words of each alias. An alias with only one significant word is left out: *get log* would match every query about a log. */
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
   * A text, and where words stand in it.
   * @param wanted words of the index
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

  /** Whether the title or the text of a record holds one of several phrases, word after word. */
  holds(record: number, phrases: readonly (readonly string[])[]): boolean {
    return (['title', 'text'] as const).some((field) => {
      const {numbers, starts} = this.texts[field];
      const words = [...numbers.subarray(starts[record], starts[record + 1])]
        .map((token) => this.termsOfTokens[token]!)
        .filter((terms) => terms.length > 0);
      return phrases.some((phrase) =>
        words.some(
          (terms, place) =>
            // A code such as `auth:71` is one word that is found by both of its parts.
            phrase.every((term) => terms.includes(term)) ||
            phrase.every((term, offset) => words[place + offset]?.includes(term)),
        ),
      );
    });
  }

  /** Records of rows that a version of Minecraft does not have. */
  absentFrom(minecraft: string): readonly number[] {
    return this.file.absent[minecraft] ?? [];
  }

  /** The records whose titles a record has, by level: its own, and those above. */
  headings(record: number): number[] {
    const records: number[] = [];
    const own = this.kind(record) === 'text' ? this.parent[record]! : record;
    for (let at = own; at >= 0; at = this.parent[at]!) {
      records[this.file.columns.level[at]!] = at;
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
