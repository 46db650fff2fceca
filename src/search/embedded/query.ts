import {stemmer} from 'stemmer';
import {names, numbers, rewordings} from '../weights';
import type {Vocabulary} from '../vocabulary/types';
import {shortestWithForms} from './word-index';
import type {WordIndex, WordMatch} from './word-index';
import {normalize, partsOf, significantTerms, termsOf} from './words';

/** One wording of a term: all of its words have to match. */
export interface Wording {
  words: WordMatch[];
  /** 1 for what the reader typed, less for a rewording. */
  weight: number;
}

/** One word of a query, or a name of several, in all the ways it may be written. */
export interface QueryWord {
  wordings: Wording[];
  /** What it weighs by how common it is in everyday English, or as a name that no page explains. */
  weight: number;
  /** How much is missing of the query when nothing holds it. */
  missed: number;
  /** Where there are some, a record counts only if one of them stands in it, word after word. */
  phrases?: string[][];
}

export interface ReadQuery {
  words: QueryWord[];
  /** Code of the language that it is written in, when that is not English. */
  language: string | undefined;
}

/** Words that stand for others. */
interface Replacement {
  from: string[];
  to: string[];
  weight: number;
}

/** What a word of another language may stand for. */
interface Translation {
  language: string;
  word: string;
  english: string[];
}

/** Han is written without spaces, so its words are looked for inside of what looks like one. */
const han = /\p{Script=Han}/u;

/** Letters that are no letter with an accent. */
const plainLetters: Readonly<Record<string, string>> = {ł: 'l', ß: 'ss', ø: 'o'};

/** A number that says nothing without the word beside it. */
const smallNumber = new RegExp(`^\\d{1,${numbers.digits}}$`);

/** Reads queries: each word that says something, in every way it may be written. */
export class QueryReader {
  private readonly replacements: readonly Replacement[];
  private readonly names: ReadonlySet<string>;
  private readonly packs: ReadonlySet<string>;
  private readonly common: ReadonlyMap<string, number>;
  /** Of the glossary; read with the first word that the index does not know, which most queries do not have. */
  private translations: Translation[] | undefined;

  /** @param stopWords as the index has them */
  constructor(
    private readonly index: WordIndex,
    private readonly vocabulary: Vocabulary,
    private readonly stopWords: ReadonlySet<string>,
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

  /** Each word but stop words: joined with its neighbour, split, with its synonyms, and in English. */
  read(query: string): ReadQuery {
    const all = termsOf(query);
    const last = /[\p{L}\p{N}]$/u.test(query) ? all.length - 1 : -1;
    const isSignificant = all.some((term) => !this.stopWords.has(term));
    const translations = all.map((term) => this.translate(term));
    const [translation] = translations.flat();
    const words: QueryWord[] = [];
    for (let place = 0; place < all.length; place += 1) {
      const term = all[place]!;
      const own = translations[place]!;
      const length = this.nameAt(all, place);
      if (length > 0) {
        words.push(this.name(all.slice(place, place + length)));
        place += length - 1;
      } else if (own.length > 0) {
        // Of what is written in Han each word is one that is asked for.
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
    return {words, language: translation?.language};
  }

  /** How many words of the query are a name that begins at a place, with the number that follows it; 0 for none. */
  private nameAt(all: string[], place: number): number {
    for (let length = Math.min(names.words, all.length - place); length > 0; length -= 1) {
      if (this.names.has(all.slice(place, place + length).join(' '))) {
        return length + (smallNumber.test(all[place + length] ?? '') ? 1 : 0);
      }
    }
    return 0;
  }

  private name(terms: string[]): QueryWord {
    return {
      wordings: [this.wording(terms, 1)],
      weight: names.weight,
      missed: this.packs.has(terms.join(' ')) ? names.weight : 1,
      ...(terms.length > 1 && {phrases: [terms]}),
    };
  }

  private word(all: string[], place: number, isUnfinished: boolean): QueryWord {
    const term = all[place]!;
    const pairs = [all.slice(Math.max(0, place - 1), place + 1), all.slice(place, place + 2)].filter(
      (pair) => pair.length === 2,
    );
    const weight = this.common.get(term) ?? 1;
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

  /** Whether words mean something else than the first of them, as *log in* does: what follows that are stop words. */
  private isPhrasal([first = '', ...rest]: readonly string[]): boolean {
    return rest.length > 0 && !this.stopWords.has(first) && rest.every((word) => this.stopWords.has(word));
  }

  private isWord(term: string): boolean {
    return this.index.knows(term) || this.stopWords.has(term);
  }

  /** Ways to read a word as two: an amount and its unit; one that the index does not know as two that it knows. */
  private splits(term: string): string[][] {
    const amount = partsOf(term);
    if (amount.length > 0) {
      return [amount.map(normalize)];
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

/** Whether two words are forms of the same. A stem takes a while, and few words begin alike. */
function isForm(one: string, other: string): boolean {
  return (
    one === other ||
    (one.length >= shortestWithForms &&
      other.length >= shortestWithForms &&
      one.startsWith(other.slice(0, shortestWithForms - 1)) &&
      stemmer(one) === stemmer(other))
  );
}

/** Whether forms of `words` stand in `all` from `start` on. */
function isAt(words: string[], all: string[], start: number): boolean {
  return words.every((word, offset) => isForm(word, all[start + offset] ?? ''));
}
