import {oneWaySynonyms, rewordings, synonyms} from '../weights';
import type {Dictionary} from './dictionary';
import type {Matcher} from './matcher';
import type {WordMatch} from './word-index';
import {normalize, partsOf, stopWords, termsOf} from './words';

/** One wording of a term: all of its words have to match. */
export interface Wording {
  words: WordMatch[];
  /** 1 for what the reader typed, less for a rewording. */
  weight: number;
}

/** One word asked for, in all the ways it may be written. */
export type Asked = Wording[];

interface Replacement {
  from: string[];
  to: string[];
  weight: number;
}

/** The terms of a text without stop words; all of them when there is nothing else. */
export function significantTerms(text: string): string[] {
  const terms = termsOf(text);
  const significant = terms.filter((term) => !stopWords.has(term));
  return significant.length > 0 ? significant : terms;
}

const allReplacements: Replacement[] = [
  ...synonyms.flatMap((group) =>
    group.flatMap((from) =>
      group.filter((to) => to !== from).map((to) => replacement(from, to, rewordings.synonym)),
    ),
  ),
  ...Object.entries(oneWaySynonyms).flatMap(([from, list]) =>
    list.map((to) => replacement(from, to, rewordings.oneWay)),
  ),
];

/** By each word that they replace. */
const replacements = new Map<string, Replacement[]>();
for (const one of allReplacements) {
  for (const word of new Set(one.from)) {
    replacements.set(word, [...(replacements.get(word) ?? []), one]);
  }
}

function replacement(from: string, to: string, weight: number): Replacement {
  return {from: termsOf(from), to: significantTerms(to), weight};
}

export interface ReadQuery {
  asked: Asked[];
  /** Code of the language that it is written in, when that is not English. */
  language: string | undefined;
}

/**
 * Parses a query: one entry for each word but stop words, in every way it may be written: joined with its neighbour,
 * split in two, replaced by a synonym. The last word may be unfinished unless a space follows it. Words that no record holds and
 * the dictionary knows make it a query in another language; what else is unknown in it is no slip then.
 */
export function readQuery(query: string, matcher: Matcher, dictionary: Dictionary): ReadQuery {
  const all = termsOf(query);
  const unfinished = /[\p{L}\p{N}]$/u.test(query) ? all.length - 1 : -1;
  const significant = all.some((term) => !stopWords.has(term));
  const translations = all.map((term) => (matcher.knows(term) ? [] : dictionary.translate(term)));
  const [translation] = translations.flat();
  const asked = all.flatMap((term, place): Asked[] => {
    const own = translations[place]!;
    if (own.length > 0) {
      return own.map(({english}) =>
        english.map((phrase) => wordingOf(significantTerms(phrase), rewordings.foreign, matcher)),
      );
    }
    // A stop word that is being typed may become another word.
    const isEmpty = stopWords.has(term);
    const skipped = translation ? isEmpty || !matcher.knows(term) : significant && isEmpty;
    return skipped ? [] : [wordingsOf(all, place, place === unfinished, matcher)];
  });
  return {asked, language: translation?.language};
}

function wordingOf(terms: string[], weight: number, matcher: Matcher): Wording {
  return {words: terms.map((one) => matcher.find(one, {prefix: false})), weight};
}

function wordingsOf(all: string[], place: number, unfinished: boolean, matcher: Matcher): Asked {
  const term = all[place]!;
  const find = (terms: string[], weight: number) => wordingOf(terms, weight, matcher);
  const joined = [all.slice(place - 1, place + 1), all.slice(place, place + 2)]
    .filter((pair) => pair.length === 2)
    .map((pair) => pair.join(''))
    .filter((word) => matcher.knows(word));
  return [
    {words: [matcher.find(term, {prefix: unfinished})], weight: 1},
    ...joined.map((word) => find([word], 1)),
    ...splits(term, matcher).map((parts) => find(parts, rewordings.split)),
    ...stems(term, matcher).map((stem) => find([stem], rewordings.stem)),
    ...(replacements.get(term) ?? [])
      .filter(({from}) => from.some((word, offset) => word === term && isAt(from, all, place - offset)))
      .map(({to, weight}) => find(to, weight)),
  ];
}

/** Whether `words` stand in `all` from `start` on. */
function isAt(words: string[], all: string[], start: number): boolean {
  return words.every((word, offset) => all[start + offset] === word);
}

/** What `launching` and `crashed` are forms of, of words that the index knows. */
function stems(term: string, matcher: Matcher): string[] {
  const stem = /^(\p{L}{3,}?)(?:ing|ed)$/u.exec(term)?.[1];
  return stem === undefined
    ? []
    : [stem, `${stem}e`, stem.slice(0, -1)].filter((one) => one.length > 2 && matcher.knows(one));
}

/** Ways to read a word as two: an amount and its unit; one that the index does not know as two that it knows. */
function splits(term: string, matcher: Matcher): string[][] {
  const amount = partsOf(term);
  if (amount.length > 0) {
    return [amount.map(normalize)];
  }
  if (matcher.knows(term)) {
    return [];
  }
  const {shortestPart: shortest} = rewordings;
  return Array.from({length: Math.max(0, term.length - 2 * shortest + 1)}, (_, offset) => [
    normalize(term.slice(0, offset + shortest)),
    normalize(term.slice(offset + shortest)),
  ]).filter((parts) => parts.every((part) => matcher.knows(part) && !stopWords.has(part)));
}
