/** How the names begin under which DocSearch keeps what was opened. */
const prefix = '__DOCSEARCH_';
/** What it writes and removes, twice with every drawing, to see whether there is a storage. */
const testKey = '__TEST_KEY__';

/**
 * Lets DocSearch write into a storage that is full. It looks only whether an empty text fits, and when what was opened
 * does not, the error keeps it from going there. Once it has fitted, it is not asked again: it would be with
 * every key, and a slow phone takes milliseconds over that.
 */
export function forgiveFullStorage(): void {
  const {setItem, removeItem} = Storage.prototype;
  let isTested = false;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    if (key === testKey && isTested) {
      return;
    }
    try {
      setItem.call(this, key, value);
      isTested ||= key === testKey;
    } catch (error) {
      if (!key.startsWith(prefix)) {
        throw error;
      }
    }
  };
  let isCleared = false;
  Storage.prototype.removeItem = function (this: Storage, key: string) {
    if (key !== testKey || !isCleared) {
      removeItem.call(this, key);
      isCleared ||= key === testKey;
    }
  };
}
