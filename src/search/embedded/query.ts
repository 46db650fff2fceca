import {oneWaySynonyms, synonyms} from '../synonyms';
import type {Matcher, WordMatch} from './matcher';
import {normalize, stopWords, tokens} from './words';

/** One way to say a thing: all its words have to be there. */
export interface Wording {
  words: WordMatch[];
  /** 1 for what the reader typed, less for what we made of it. */
  weight: number;
}

/** One thing asked for, in all the ways it may be written. */
export interface Wish {
  wordings: Wording[];
  /** How much of the query it is: its number of words. */
  length: number;
}

const synonymWeight = 0.8;
const oneWayWeight = 0.45;

/** Normalized words of a phrase. */
const phrase = (text: string) => tokens(text).map(({term}) => term);

/** By first word: the phrase, and what it may be replaced with. */
const replacements = new Map<string, {from: string[]; to: string[]; weight: number}[]>();

function addReplacement(from: string, to: string, weight: number): void {
  const words = phrase(from);
  const list = replacements.get(words[0]!) ?? [];
  list.push({from: words, to: phrase(to), weight});
  replacements.set(words[0]!, list);
}

for (const group of synonyms) {
  for (const from of group) {
    for (const to of group) {
      if (from !== to) {
        addReplacement(from, to, synonymWeight);
      }
    }
  }
}
for (const [from, list] of Object.entries(oneWaySynonyms)) {
  list.forEach((to) => addReplacement(from, to, oneWayWeight));
}

/**
 * Reads a query: drops words that say nothing, joins and splits compounds, adds synonyms.
 * The last word may be unfinished unless a space follows it.
 */
export function readQuery(query: string, matcher: Matcher): Wish[] {
  const all = phrase(query);
  const typing = /[\p{L}\p{N}]$/u.test(query);
  const telling = all.filter(
    (term, place) => !stopWords.has(term) || (typing && place === all.length - 1 && all.length === 1),
  );
  const terms = telling.length > 0 ? telling : all;
  const find = (term: string, unfinished = false) => matcher.find(term, {prefix: unfinished});

  return terms.map((term, place) => {
    const unfinished = typing && place === terms.length - 1 && term === normalize(all.at(-1)!);
    const wordings: Wording[] = [{words: [find(term, unfinished)], weight: 1}];
    const next = terms[place + 1];
    const before = terms[place - 1];
    for (const joined of [before && before + term, next && term + next]) {
      if (joined && matcher.knows(joined)) {
        wordings.push({words: [find(joined)], weight: 1});
      }
    }
    if (!matcher.knows(term)) {
      wordings.push(
        ...splits(term, matcher).map((parts) => ({words: parts.map((part) => find(part)), weight: 0.9})),
      );
    }
    for (const {from, to, weight} of [...replacements.values()].flat()) {
      const at = from.indexOf(term);
      if (at >= 0 && from.every((word, offset) => terms[place - at + offset] === word)) {
        wordings.push({words: to.map((word) => find(word)), weight});
      }
    }
    return {wordings, length: 1};
  });
}

/** Ways to read a word as two that the index knows: `questbook` as `quest book`. */
function splits(term: string, matcher: Matcher): [string, string][] {
  return Array.from({length: Math.max(0, term.length - 5)}, (_, offset): [string, string] => [
    normalize(term.slice(0, offset + 3)),
    normalize(term.slice(offset + 3)),
  ]).filter((parts) => parts.every((part) => matcher.knows(part)));
}
