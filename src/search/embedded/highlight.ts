import {escapeHtml} from '../html';
import type {Highlight, Snippet} from '../types';
import {tokens} from './words';

export interface Marks {
  /** Words of the index that count as matched. */
  terms: ReadonlySet<string>;
  /** Words of the query, in full. */
  wanted: readonly string[];
  before: string;
  after: string;
}

interface Span {
  start: number;
  end: number;
}

interface Found {
  spans: Span[];
  /** Words of the query that were found. */
  words: Set<string>;
}

/** Places of matched words. Of a longer word only the part that was typed is marked. */
function findMarks(text: string, {terms, wanted}: Marks): Found {
  const spans: Span[] = [];
  const words = new Set<string>();
  for (const {term, start, end} of tokens(text)) {
    if (!terms.has(term)) {
      continue;
    }
    const typed = wanted.find((word) => term.startsWith(word));
    words.add(typed ?? term);
    const whole = typed === undefined || typed === term;
    spans.push({start, end: whole ? end : start + typed.length});
  }
  return {spans, words};
}

function mark(text: string, spans: Span[], {before, after}: Marks): string {
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

/** The whole text with its matched words marked. */
export function highlight(text: string, marks: Marks): Highlight {
  const {spans, words} = findMarks(text, marks);
  return {
    value: mark(text, spans, marks),
    matchLevel: matchLevel(words, marks.wanted),
    matchedWords: [...words],
  };
}

/**
 * The part of the text that holds the most matched words, marked.
 * @param length how many words
 * @param ellipsis stands where text was left out
 */
export function snippet(text: string, length: number, ellipsis: string, marks: Marks): Snippet {
  const all = Array.from(text.matchAll(/\S+/g), ({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  const {spans, words} = findMarks(text, marks);
  const level = matchLevel(words, marks.wanted);
  if (all.length <= length) {
    return {value: mark(text, spans, marks), matchLevel: level};
  }
  const hits = all.map(
    ({start, end}) => spans.filter((span) => span.start >= start && span.start < end).length,
  );
  let best = 0;
  let sum = hits.slice(0, length).reduce((total, count) => total + count, 0);
  let most = sum;
  for (let first = 1; first + length <= all.length; first++) {
    sum += hits[first + length - 1]! - hits[first - 1]!;
    if (sum > most) {
      most = sum;
      best = first;
    }
  }
  // The first window that holds them all ends with a match; a little of what follows says more than what went before.
  const lead = best === 0 ? 0 : Math.max(0, hits.slice(best).findIndex((count) => count > 0) - 2);
  const first = Math.min(best + lead, all.length - length);
  const {start} = all[first]!;
  const {end} = all[first + length - 1]!;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({start: span.start - start, end: span.end - start}));
  return {
    value: `${first > 0 ? ellipsis : ''}${mark(text.slice(start, end), inside, marks)}${end < text.trimEnd().length ? ellipsis : ''}`,
    matchLevel: level,
  };
}
