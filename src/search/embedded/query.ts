import {stemmer} from 'stemmer';
import {identifier, names, numbers, rewordings} from '../weights';
import type {Vocabulary} from '../vocabulary/types';
import {shortestWithForms} from './word-index';
import type {WordIndex, WordMatch} from './word-index';
import {isIdentifier, normalize, partsOf, plainTerms, significantTerms, termsOf} from './words';

/** A wording of a term. All of its words must match. */
export interface Wording {
  words: WordMatch[];
  /** 1 for the typed wording, less for alternatives. */
  weight: number;
}

/** A word of a query, or a multi-word name, with all alternative wordings. */
export interface QueryWord {
  wordings: Wording[];
  /** Lower for common English words and for names that no page covers. */
  weight: number;
  /** How much the word adds to the unmatched share of the query if no record contains the word. */
  missed: number;
  /** If set, a record must contain one of these phrases verbatim to match. */
  phrases?: string[][];
}

export interface ReadQuery {
  words: QueryWord[];
  /** Page numbers of the packs that the query mentions. */
  named: ReadonlySet<number>;
  /** Language code of the query; undefined for English. */
  language: string | undefined;
}

/** Words and the words that replace them. */
interface Replacement {
  from: string[];
  to: string[];
  weight: number;
}

/** An English replacement for a word of another language. */
interface Translation {
  language: string;
  word: string;
  english: string[];
}

/**
 * Matches Chinese characters. Chinese has no spaces between words, so words are looked up within each run of
 * characters.
 */
const han = /\p{Script=Han}/u;

/** Letters that Unicode does not decompose into a base letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {ł: 'l', ß: 'ss', ø: 'o'};

/** Matches a number that is only meaningful together with an adjacent word. */
const smallNumber = new RegExp(`^\\d{1,${numbers.digits}}$`);

/** Parses queries into words with their alternative wordings. */
export class QueryReader {
  private readonly replacements: readonly Replacement[];
  private readonly names: ReadonlySet<string>;
  private readonly packs: ReadonlySet<string>;
  private readonly common: ReadonlyMap<string, number>;
  /** Built from the glossary on the first unknown word, because unknown words are rare. */
  private translations: Translation[] | undefined;

  /**
   * Creates a query parser.
   * @param stopWords stop words as index terms
   * @param pageOf returns the number of the page with the given title
   */
  constructor(
    private readonly index: WordIndex,
    private readonly vocabulary: Vocabulary,
    private readonly stopWords: ReadonlySet<string>,
    private readonly pageOf: (title: readonly string[]) => number,
  ) {
    const replacement = (from: string, to: string, weight: number): Replacement => ({
      from: termsOf(from),
      to: significantTerms(to, stopWords),
      weight,
    });
    this.replacements = [
      ...vocabulary.same.flatMap((group) =>
        group.flatMap((from) =>
          group.filter((to) => to !== from).map((to) => replacement(from, to, rewordings.synonym)),
        ),
      ),
      ...vocabulary.also.flatMap(([from = '', ...list]) =>
        list.map((to) => replacement(from, to, rewordings.oneWay)),
      ),
    ];
    const named = (list: readonly string[]) => list.map((name) => termsOf(name).join(' '));
    this.packs = new Set(named(vocabulary.names.packs));
    this.names = new Set([...this.packs, ...named(vocabulary.names.products)]);
    this.common = new Map(
      Object.entries(vocabulary.common).flatMap(([tenths, words]) =>
        words.split(' ').map((word) => [normalize(word), Number(tenths) / 10] as const),
      ),
    );
  }

  /**
   * Parses a query. Stop words are dropped, unless the query has no other words. A word gets alternative wordings: the word
   * joined with an adjacent word, the word split in two, other forms of the word, and synonyms. A word in another language
   * is replaced by its English translation. A name has no alternatives.
   */
  read(query: string): ReadQuery {
    // An identifier that no record contains is split into its parts.
    const all = termsOf(query).flatMap((term) => (this.index.knows(term) ? [term] : plainTerms([term])));
    const last = /[\p{L}\p{N}]$/u.test(query) ? all.length - 1 : -1;
    const isSignificant = all.some((term) => !this.stopWords.has(term));
    const translations = all.map((term) => this.translate(term));
    const [translation] = translations.flat();
    const words: QueryWord[] = [];
    const named = new Set<number>();
    for (let place = 0; place < all.length; place += 1) {
      const term = all[place]!;
      const own = translations[place]!;
      const length = this.nameAt(all, place);
      if (length > 0) {
        const name = all.slice(place, place + length);
        const page = this.pageOf(name);
        words.push(this.name(name, page >= 0));
        named.add(page);
        place += length - 1;
      } else if (own.length > 0) {
        // A run of Chinese characters may contain several words.
        for (const word of new Set(own.map((one) => one.word))) {
          const wordings = own
            .filter((one) => one.word === word)
            .map(({english}) => this.wording(english, rewordings.foreign));
          words.push({wordings, weight: 1, missed: 1});
        }
      } else {
        const isEmpty = this.stopWords.has(term);
        const isSkipped = translation ? isEmpty || !this.index.knows(term) : isSignificant && isEmpty;
        if (!isSkipped) {
          words.push(this.word(all, place, place === last));
        }
      }
    }
    return {words, named, language: translation?.language};
  }

  /**
   * Returns the number of words in the name that starts at a position; 0 if no name starts there. A number
   * after the name belongs to it.
   */
  private nameAt(all: string[], place: number): number {
    for (let length = Math.min(names.words, all.length - place); length > 0; length -= 1) {
      if (this.names.has(all.slice(place, place + length).join(' '))) {
        return length + (smallNumber.test(all[place + length] ?? '') ? 1 : 0);
      }
    }
    return 0;
  }

  private name(terms: string[], hasPage: boolean): QueryWord {
    return {
      wordings: [this.wording(terms, 1)],
      weight: hasPage ? names.page : names.weight,
      missed: this.packs.has(terms.join(' ')) ? names.weight : 1,
      ...(terms.length > 1 && {phrases: [terms]}),
    };
  }

  private word(all: string[], place: number, isUnfinished: boolean): QueryWord {
    const term = all[place]!;
    const pairs = [all.slice(Math.max(0, place - 1), place + 1), all.slice(place, place + 2)].filter(
      (pair) => pair.length === 2,
    );
    const weight = isIdentifier(term) ? identifier : (this.common.get(term) ?? 1);
    const isSmall = smallNumber.test(term);
    return {
      wordings: this.wordings(all, place, isUnfinished),
      weight,
      missed: isSmall ? 0 : weight,
      ...(isSmall && pairs.length > 0 && {phrases: pairs}),
    };
  }

  private translate(term: string): Translation[] {
    if (this.index.knows(term)) {
      return [];
    }
    this.translations ??= Object.entries(this.vocabulary.glossary).flatMap(([language, entries]) =>
      Object.entries(entries).flatMap(([english, words]) =>
        termsOf(words).map((word) => ({language, word, english: significantTerms(english, this.stopWords)})),
      ),
    );
    const plain = term.replace(/[łßø]/g, (letter) => plainLetters[letter]!);
    const isHan = han.test(term);
    return this.translations.filter(({word}) => (isHan ? term.includes(word) : word === plain));
  }

  private wording(terms: string[], weight: number): Wording {
    return {words: terms.map((one) => this.index.find(one)), weight};
  }

  private wordings(all: string[], place: number, isUnfinished: boolean): Wording[] {
    const term = all[place]!;
    const joined = [all.slice(Math.max(0, place - 1), place + 1), all.slice(place, place + 2)]
      .filter((pair) => pair.length === 2)
      .map((pair) => pair.join(''))
      .filter((word) => this.index.knows(word));
    const replaced = this.replacements.filter(({from}) =>
      from.some((word, offset) => isForm(word, term) && isAt(from, all, place - offset)),
    );
    return [
      {
        words: [this.index.find(term, isUnfinished)],
        weight: replaced.some(({from}) => this.isPhrasal(from)) ? rewordings.phrasal : 1,
      },
      ...joined.map((word) => this.wording([word], 1)),
      ...this.splits(term).map((parts) => this.wording(parts, rewordings.split)),
      ...this.index.formsOf(term).map((form) => this.wording([form], rewordings.stem)),
      ...replaced.map(({to, weight}) => this.wording(to, weight)),
    ];
  }

  /** Returns whether the words are a phrasal verb such as *log in*: a word followed only by stop words. */
  private isPhrasal([first = '', ...rest]: readonly string[]): boolean {
    return rest.length > 0 && !this.stopWords.has(first) && rest.every((word) => this.stopWords.has(word));
  }

  private isWord(term: string): boolean {
    return this.index.knows(term) || this.stopWords.has(term);
  }

  /**
   * Returns the possible splits of a word: an amount and its unit, or two known words. Identifiers are not
   * split.
   */
  private splits(term: string): string[][] {
    const parts = partsOf(term);
    if (parts.length > 0) {
      return isIdentifier(term) ? [] : [parts.map(normalize)];
    }
    const {shortestPart: shortest} = rewordings;
    return Array.from({length: this.index.knows(term) ? 0 : term.length}, (_, at) => [
      normalize(term.slice(0, at)),
      normalize(term.slice(at)),
    ])
      .filter((parts) => parts.every((part) => part.length >= shortest && this.isWord(part)))
      .map((parts) => parts.filter((part) => !this.stopWords.has(part)))
      .filter((parts) => parts.length > 0);
  }
}

/**
 * Returns whether two words are forms of the same word. Compares prefixes first, because stemming is slow.
 */
function isForm(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length >= shortestWithForms &&
      other.length >= shortestWithForms &&
      one.startsWith(other.slice(0, shortestWithForms - 1)) &&
      stemmer(one) === stemmer(other))
  );
}

/** Returns whether forms of `words` occur in `all`, starting at `start`. */
function isAt(words: string[], all: string[], start: number): boolean {
  return words.every((word, offset) => isForm(word, all[start + offset] ?? ''));
}
