/** Storage to keep free for ten favourites and seven recent searches, in characters. */
const room = 20_000;

/**
 * Removes saved searches that are not lists from the browser's storage and tests whether new ones fit.
 * DocSearch 3.9.0 does not validate saved searches and only tests whether it can store an empty string.
 * @returns whether searches can be saved; if the storage is full, DocSearch would throw and fail to open the
 *   result
 */
export function prepareStorage(indexName: string): boolean {
  try {
    for (const kind of ['RECENT', 'FAVORITE']) {
      const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
      if (!isList(localStorage.getItem(key) ?? '[]')) {
        localStorage.removeItem(key);
      }
    }
    const key = '__search_room__';
    localStorage.setItem(key, ' '.repeat(room));
    localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

function isList(json: string): boolean {
  try {
    return Array.isArray(JSON.parse(json));
  } catch {
    return false;
  }
}
