/**
 * Words of an address by which a page is found even if its title says none of them.
 * @param path absolute path, percent-encoded: `/docs/app/Instances/change-ram`
 * @returns `app Instances change-ram`
 */
export function addressWords(path: string): string {
  return decodeURI(path).split('/').slice(2).join(' ');
}
