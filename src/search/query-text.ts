import {maxQueryLength} from '../config/search';

/**
 * A query as fields and addresses take it. What comes out of an address, or was cut by a field, may be longer, or end in
 * half of a surrogate pair, which cannot be written into an address.
 * @returns at most 64 characters, all of them whole
 */
export function truncateQuery(text: string): string {
  return text.slice(0, maxQueryLength).replace(/\p{Surrogate}/gu, '');
}
