import {escapeHtml} from '../html';
import type {Word} from './words';

/** A text and its matched words, in order. */
export interface FoundText {
  text: string;
  found: readonly Word[];
}

interface Span {
  start: number;
  end: number;
}

/** Places to highlight: of a longer word only the part that was typed. */
function spansOf({found}: FoundText, wanted: readonly string[]): Span[] {
  return found.map(({term, start, end}) => {
    const typed = wanted.find((word) => term.startsWith(word));
    return {start, end: typed === undefined || typed === term ? end : start + typed.length};
  });
}

function wrapMatches(text: string, spans: Span[]): string {
  let html = '';
  let at = 0;
  for (const {start, end} of spans) {
    html += `${escapeHtml(text.slice(at, start))}<mark>${escapeHtml(text.slice(start, end))}</mark>`;
    at = end;
  }
  return html + escapeHtml(text.slice(at));
}

/**
 * The whole text with its matched words highlighted.
 * @param wanted words of the query, in full
 */
export function highlight(of: FoundText, wanted: readonly string[]): string {
  return wrapMatches(of.text, spansOf(of, wanted));
}

/**
 * The part of the text that holds the most matched words, highlighted.
 * @param length how many words
 * @param wanted words of the query, in full
 */
export function snippet(of: FoundText, length: number, wanted: readonly string[]): string {
  const {text} = of;
  const words = [...text.matchAll(/\S+/g)].map(({0: word, index}) => ({
    start: index,
    end: index + word.length,
  }));
  const spans = spansOf(of, wanted);
  if (words.length <= length) {
    return wrapMatches(text, spans);
  }
  /** How many matches begin in each word. */
  const hits = words.map(
    ({start, end}) => spans.filter((span) => span.start >= start && span.start < end).length,
  );
  const sums = hits
    .slice(length - 1)
    .map((_, at) => hits.slice(at, at + length).reduce((sum, number) => sum + number, 0));
  const best = sums.indexOf(Math.max(...sums));
  // The first window that holds them all ends with a match; a little of what follows says more than what went before.
  const firstHit = hits.findIndex((number, at) => at >= best && number > 0);
  const first = best === 0 ? 0 : Math.min(Math.max(best, firstHit - 2), words.length - length);
  const {start} = words[first]!;
  const {end} = words[first + length - 1]!;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({start: span.start - start, end: span.end - start}));
  return `${first > 0 ? '…' : ''}${wrapMatches(text.slice(start, end), inside)}${end < text.trimEnd().length ? '…' : ''}`;
}
