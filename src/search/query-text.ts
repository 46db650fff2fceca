import {maxQueryLength} from '../config/search';
import {withoutClutter} from './pasted';

/**
 * Shortens a query to the length that fields, URLs and engines accept. URLs, selections and pasted text may
 * contain an entire log line, or end in a lone surrogate, which cannot be encoded in a URL.
 * @returns at most 64 characters, without lone surrogates
 */
export function truncateQuery(text: string): string {
  return withoutClutter(text)
    .slice(0, maxQueryLength)
    .replace(/\p{Surrogate}/gu, '');
}
