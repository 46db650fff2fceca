/**
 * Client module, run before the router reads the address. Some hosts serve files as they are: `/docs.html`,
 * `/docs/index.html`. The router knows pages by their addresses alone, so the ending goes first.
 */
import siteConfig from '@generated/docusaurus.config';

/**
 * @param pathname path of a page, or of its file
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @returns the path of the page
 */
export function withoutEnding(pathname: string, baseUrl: string): string {
  const address = pathname.replace(/(?:\/index)?\.html$/, '');
  return address.length < baseUrl.length ? baseUrl : address;
}

function normalizeAddress(baseUrl: string): void {
  const {pathname, search, hash} = window.location;
  const address = withoutEnding(pathname, baseUrl);
  if (address === pathname || pathname === `${baseUrl}404.html`) {
    return;
  }
  if (document.querySelector('link[rel=canonical][href$="/404.html"]')) {
    // The host has no such file and sent the not-found page: it may know the address itself.
    window.location.replace(address + search + hash);
  } else {
    window.history.replaceState(window.history.state, '', address + search + hash);
  }
}

// The server renders with this module, too.
if (typeof window !== 'undefined') {
  normalizeAddress(siteConfig.baseUrl);
}
