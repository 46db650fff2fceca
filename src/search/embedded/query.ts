import {oneWaySynonyms, rewordings, synonyms} from '../weights';
import type {IndexFile} from './index-file';
import type {WordIndex, WordMatch} from './word-index';
import {normalize, partsOf, significantTerms, stopWords, termsOf} from './words';

/** One wording of a term: all of its words have to match. */
export interface Wording {
  words: WordMatch[];
  /** 1 for what the reader typed, less for a rewording. */
  weight: number;
}

/** One word asked for, in all the ways it may be written. */
export type QueryWord = Wording[];

export interface ReadQuery {
  words: QueryWord[];
  /** Code of the language that it is written in, when that is not English. */
  language: string | undefined;
}

interface Replacement {
  from: string[];
  to: string[];
  weight: number;
}

function replacement(from: string, to: string, weight: number): Replacement {
  return {from: termsOf(from), to: significantTerms(to), weight};
}

const replacements: Replacement[] = [
  ...synonyms.flatMap((group) =>
    group.flatMap((from) =>
      group.filter((to) => to !== from).map((to) => replacement(from, to, rewordings.synonym)),
    ),
  ),
  ...Object.entries(oneWaySynonyms).flatMap(([from, list]) =>
    list.map((to) => replacement(from, to, rewordings.oneWay)),
  ),
];

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

/** Reads queries: each word that says something, in every way it may be written. */
export class QueryReader {
  /** Of the glossary; read with the first word that the index does not know, which most queries do not have. */
  private translations: Translation[] | undefined;

  constructor(
    private readonly index: WordIndex,
    private readonly glossary: IndexFile['glossary'],
  ) {}

  /** Each word but stop words: joined with its neighbour, split, with its synonyms, and in English. */
  read(query: string): ReadQuery {
    const all = termsOf(query);
    const last = /[\p{L}\p{N}]$/u.test(query) ? all.length - 1 : -1;
    const isSignificant = all.some((term) => !stopWords.has(term));
    const translations = all.map((term) => this.translate(term));
    const [translation] = translations.flat();
    const words = all.flatMap((term, place): QueryWord[] => {
      const own = translations[place]!;
      if (own.length > 0) {
        // Of what is written in Han each word is one that is asked for.
        return [...new Set(own.map(({word}) => word))].map((word) =>
          own
            .filter((one) => one.word === word)
            .map(({english}) => this.wording(english, rewordings.foreign)),
        );
      }
      const isEmpty = stopWords.has(term);
      const isSkipped = translation ? isEmpty || !this.index.knows(term) : isSignificant && isEmpty;
      return isSkipped ? [] : [this.wordings(all, place, place === last)];
    });
    return {words, language: translation?.language};
  }

  private translate(term: string): Translation[] {
    if (this.index.knows(term)) {
      return [];
    }
    this.translations ??= Object.entries(this.glossary).flatMap(([language, entries]) =>
      Object.entries(entries).flatMap(([english, words]) =>
        termsOf(words).map((word) => ({language, word, english: significantTerms(english)})),
      ),
    );
    const plain = term.replace(/[łßø]/g, (letter) => plainLetters[letter]!);
    const isHan = han.test(term);
    return this.translations.filter(({word}) => (isHan ? term.includes(word) : word === plain));
  }

  private wording(terms: string[], weight: number): Wording {
    return {words: terms.map((one) => this.index.find(one)), weight};
  }

  private wordings(all: string[], place: number, isUnfinished: boolean): QueryWord {
    const term = all[place]!;
    const joined = [all.slice(place - 1, place + 1), all.slice(place, place + 2)]
      .filter((pair) => pair.length === 2)
      .map((pair) => pair.join(''))
      .filter((word) => this.index.knows(word));
    return [
      {words: [this.index.find(term, isUnfinished)], weight: 1},
      ...joined.map((word) => this.wording([word], 1)),
      ...this.splits(term).map((parts) => this.wording(parts, rewordings.split)),
      ...this.stems(term).map((stem) => this.wording([stem], rewordings.stem)),
      ...replacements
        .filter(({from}) => from.some((word, offset) => word === term && isAt(from, all, place - offset)))
        .map(({to, weight}) => this.wording(to, weight)),
    ];
  }

  /** What `launching` and `crashed` are forms of, of words that the index knows. */
  private stems(term: string): string[] {
    const stem = /^(\p{L}{3,}?)(?:ing|ed)$/u.exec(term)?.[1];
    return stem === undefined
      ? []
      : [stem, `${stem}e`, stem.slice(0, -1)].filter((one) => one.length > 2 && this.index.knows(one));
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
    ]).filter((parts) =>
      parts.every((part) => part.length >= shortest && this.index.knows(part) && !stopWords.has(part)),
    );
  }
}

/** Whether `words` stand in `all` from `start` on. */
function isAt(words: string[], all: string[], start: number): boolean {
  return words.every((word, offset) => all[start + offset] === word);
}
