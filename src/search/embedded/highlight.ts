import {escapeHtml} from '../html';
import type {Token} from './words';

const space = /\s/;

/** A text, and those of its words that are matched, in their order. */
export interface FoundText {
  text: string;
  found: readonly Token[];
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
 * @param wanted words of the query, in full
 */
export function snippet(of: FoundText, length: number, wanted: readonly string[]): string {
  const {text} = of;
  const places = placesOf(text);
  const count = places.length / 2;
  const spans = spansOf(of, wanted);
  if (count <= length) {
    return wrapMatches(text, spans);
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
  return `${first > 0 ? '…' : ''}${wrapMatches(text.slice(start, end), inside)}${end < text.trimEnd().length ? '…' : ''}`;
}
