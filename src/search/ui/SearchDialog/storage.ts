/** Ten favourites and seven recent searches take less, in characters. */
const room = 20_000;
const key = '__search_room__';

/**
 * Whether the browser's store has no room for searches. DocSearch 3.9.0 tries an empty text alone, and when a search that was
 * opened does not fit, the error keeps the result from opening.
 */
export function isStorageFull(): boolean {
  try {
    localStorage.setItem(key, ' '.repeat(room));
    localStorage.removeItem(key);
    return false;
  } catch {
    return true;
  }
}
