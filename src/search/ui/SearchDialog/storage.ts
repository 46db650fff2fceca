/** Ten favourites and seven recent searches take less, in characters. */
const room = 20_000;

/**
 * Makes the browser's store fit for DocSearch 3.9.0: it reads saved searches without a look at what they are, and tries an empty text
 * alone before it writes. A list that is none is removed.
 * @returns whether searches can be saved; when the store is full, DocSearch's error would keep a result from opening
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
