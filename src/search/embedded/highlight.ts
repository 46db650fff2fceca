import {escapeHtml} from '../html';
import type {Word} from './words';

/** A string and the positions of its matched words, in ascending order. */
export interface FoundText {
  text: string;
  found: readonly Word[];
}

interface Span {
  start: number;
  end: number;
}

/**
 * Returns the ranges to highlight. If a matched word starts with a typed word, only the typed prefix is
 * highlighted.
 */
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
 * Returns the complete text as HTML with matched words highlighted.
 * @param wanted complete words of the query
 */
export function highlight(of: FoundText, wanted: readonly string[]): string {
  return wrapMatches(of.text, spansOf(of, wanted));
}

/**
 * Returns the excerpt with the most matches, as HTML with matched words highlighted.
 * @param length number of words in the excerpt
 * @param wanted complete words of the query
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
  /** Number of matches that start in each word. */
  const hits = words.map(
    ({start, end}) => spans.filter((span) => span.start >= start && span.start < end).length,
  );
  const sums = hits
    .slice(length - 1)
    .map((_, at) => hits.slice(at, at + length).reduce((sum, number) => sum + number, 0));
  const best = sums.indexOf(Math.max(...sums));
  // The first window that contains all matches ends with a match. Shift it to the right, because the words
  // after a match are more informative than those before the first match.
  const firstHit = hits.findIndex((number, at) => at >= best && number > 0);
  const first = best === 0 ? 0 : Math.min(Math.max(best, firstHit - 2), words.length - length);
  const {start} = words[first]!;
  const {end} = words[first + length - 1]!;
  const inside = spans
    .filter((span) => span.start >= start && span.end <= end)
    .map((span) => ({start: span.start - start, end: span.end - start}));
  return `${first > 0 ? '…' : ''}${wrapMatches(text.slice(start, end), inside)}${end < text.trimEnd().length ? '…' : ''}`;
}
