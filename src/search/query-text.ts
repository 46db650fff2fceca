import {maxQueryLength} from '../config/search';
import {withoutClutter} from './pasted';

/**
 * Shortens a query to what fields, addresses and engines accept. An address, a selection or a paste may hold a whole
 * log line, or end in half of a surrogate pair, which cannot be written into an address.
 * @returns at most 64 characters, without half surrogate pairs
 */
export function truncateQuery(text: string): string {
  return withoutClutter(text)
    .slice(0, maxQueryLength)
    .replace(/\p{Surrogate}/gu, '');
}
