import {escapeHtml} from '../html';
import type {Highlight, Snippet} from '../types';
import {tokens} from './words';
import type {Token} from './words';

const space = /\s/;

/** A text, and those of its words that are matched, in their order. */
export interface FoundText {
  text: string;
  found: readonly Token[];
}

export interface HighlightStyle {
  /** Words of the query, in full. */
  wanted: readonly string[];
  before: string;
  after: string;
}

interface Span {
  start: number;
  end: number;
}

/**
 * Looks for words in a text that is not of the index.
 * @param terms words that count as matched, as the index has them
 */
export function findWords(text: string, terms: ReadonlySet<string>): FoundText {
  return {text, found: tokens(text).filter(({term}) => terms.has(term))};
}

/** Places to highlight, and the words of the query that are there. Of a longer word only the part that was typed is highlighted. */
function findMatches({found}: FoundText, {wanted}: HighlightStyle): {spans: Span[]; words: Set<string>} {
  const words = new Set<string>();
  const spans = found.map(({term, start, end}) => {
    const typed = wanted.find((word) => term.startsWith(word));
    words.add(typed ?? term);
    const whole = typed === undefined || typed === term;
    return {start, end: whole ? end : start + typed.length};
  });
  return {spans, words};
}

function wrapMatches(text: string, spans: Span[], {before, after}: HighlightStyle): string {
  let html = '';
  let at = 0;
  for (const {start, end} of spans) {
    html += `${escapeHtml(text.slice(at, start))}${before}${escapeHtml(text.slice(start, end))}${after}`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

function matchLevel(words: Set<string>, wanted: readonly string[]): Highlight['matchLevel'] {
  return words.size === 0 ? 'none' : words.size < new Set(wanted).size ? 'partial' : 'full';
}

/** The whole text with its matched words highlighted. */
export function highlight(text: FoundText, style: HighlightStyle): Highlight {
  const {spans, words} = findMatches(text, style);
  return {
    value: wrapMatches(text.text, spans, style),
    matchLevel: matchLevel(words, style.wanted),
    matchedWords: [...words],
  };
}

/** Where the words between spaces begin and end: start, end, start, end … */
function placesOf(text: string): number[] {
  const places: number[] = [];
  let inWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isSpace = code === 0x20 || ((code < 0x20 || code > 0x7e) && space.test(text[at]!));
    if (isSpace === inWord) {
      places.push(at);
      inWord = !isSpace;
    }
  }
  if (inWord) {
    places.push(text.length);
  }
  return places;
}

/**
 * The part of the text that holds the most matched words, highlighted.
 * @param length how many words
 * @param ellipsis stands where text was left out
 */
export function snippet(of: FoundText, length: number, ellipsis: string, style: HighlightStyle): Snippet {
  const {text} = of;
  const places = placesOf(text);
  const count = places.length / 2;
  const {spans, words} = findMatches(of, style);
  const level = matchLevel(words, style.wanted);
  if (count <= length) {
    return {value: wrapMatches(text, spans, style), matchLevel: level};
  }
  /** How many matches each word between spaces has. */
  const hits = new Array<number>(count).fill(0);
  let place = 0;
  for (const span of spans) {
    while (span.start >= places[2 * place + 1]!) {
      place += 1;
    }
    hits[place]! += 1;
  }
  let best = 0;
  let sum = 0;
  for (let at = 0; at < length; at += 1) {
    sum += hits[at]!;
  }
  let most = sum;
  for (let first = 1; first + length <= count; first++) {
    sum += hits[first + length - 1]! - hits[first - 1]!;
    if (sum > most) {
      most = sum;
      best = first;
    }
  }
  // The first window that holds them all ends with a match; a little of what follows says more than what went before.
  const lead =
    best === 0 ? 0 : Math.max(0, hits.findIndex((number, at) => at >= best && number > 0) - best - 2);
  const first = Math.min(best + lead, count - length);
  const start = places[2 * first]!;
  const end = places[2 * (first + length) - 1]!;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({start: span.start - start, end: span.end - start}));
  return {
    value: `${first > 0 ? ellipsis : ''}${wrapMatches(text.slice(start, end), inside, style)}${end < text.trimEnd().length ? ellipsis : ''}`,
    matchLevel: level,
  };
}
