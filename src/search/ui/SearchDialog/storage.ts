/** How the names begin under which DocSearch keeps what was opened. */
const prefix = '__DOCSEARCH_';

/**
 * Lets DocSearch write into a storage that is full. It looks only whether an empty text fits, and when what was opened
 * does not, the error keeps it from going there.
 */
export function forgiveFullStorage(): void {
  const {setItem} = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!key.startsWith(prefix)) {
        throw error;
      }
    }
  };
}
