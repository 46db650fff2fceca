/**
 * Returns the words in a path, so that a query can match a page whose title does not contain them.
 * @param path absolute path, percent-encoded: `/docs/app/Instances/change-ram`
 * @returns `app Instances change-ram`
 */
export function addressWords(path: string): string {
  return decodeURI(path).split('/').slice(2).join(' ');
}
