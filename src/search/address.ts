/**
 * Returns the words of a path, which find a page even if its title has none of them.
 * @param path absolute path, percent-encoded: `/docs/app/Instances/change-ram`
 * @returns `app Instances change-ram`
 */
export function addressWords(path: string): string {
  return decodeURI(path).split('/').slice(2).join(' ');
}
