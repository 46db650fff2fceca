import {maxQueryLength} from '../config/search';
import {withoutClutter} from './pasted';

/**
 * A query as fields, addresses and engines take it. What comes out of an address, a selection or a paste may be a line of a log, or
 * longer, or end in half of a surrogate pair, which cannot be written into an address.
 * @returns at most 64 characters, all of them whole
 */
export function truncateQuery(text: string): string {
  return withoutClutter(text)
    .slice(0, maxQueryLength)
    .replace(/\p{Surrogate}/gu, '');
}
