/**
 * Client module, run before the router reads the address. Some hosts serve files as they are: `/docs.html`,
 * `/docs/index.html`; the router knows pages by their addresses alone. And it decodes the path, as the framework does the
 * hash, without looking: one stray percent sign in a link would leave nothing of the page.
 */
import siteConfig from '@generated/docusaurus.config';
import {decodePart, withoutEnding} from '../lib/uri';

/**
 * @param pathname path of a page, or of its file
 * @param baseUrl path that the site is mounted at, with a slash at both ends
 * @returns the path of the page
 */
export function pageOf(pathname: string, baseUrl: string): string {
  const address = withoutEnding(pathname);
  return address.length < baseUrl.length ? baseUrl : address;
}

/**
 * Makes a part of an address decodable: percent signs that stand for no character are escaped themselves.
 * @param text percent-encoded, perhaps badly: `100%&%C3%BC`
 * @returns `100%25&%C3%BC`
 */
export const mendEscapes = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    decodePart(escapes) === escapes ? escapes.replaceAll('%', '%25') : escapes,
  );

function mendAddress(): void {
  const {baseUrl} = siteConfig;
  const {pathname, search, hash} = window.location;
  const address = pathname === `${baseUrl}404.html` ? pathname : pageOf(pathname, baseUrl);
  const mended = mendEscapes(address) + search + mendEscapes(hash);
  if (mended === pathname + search + hash) {
    return;
  }
  if (address !== pathname && document.querySelector('link[rel=canonical][href$="/404.html"]')) {
    // The host has no such file and sent the not-found page: it may know the address itself.
    window.location.replace(mended);
  } else {
    window.history.replaceState(window.history.state, '', mended);
  }
}

// The server renders with this module, too.
if (typeof window !== 'undefined') {
  mendAddress();
  // A hash typed into the address bar. First in line: the router listens to the same event.
  window.addEventListener('popstate', mendAddress, {capture: true});
}
