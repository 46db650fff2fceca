/**
 * Client module that corrects three kinds of addresses before the router reads the address. Some hosts serve
 * `/docs.html` and `/docs/index.html`, for which the router has no route. All hosts serve `A%26B`, but the router has
 * a route for `A&B` only. And a stray percent sign in a path or hash makes the router or Docusaurus throw, so that
 * the page would stay empty.
 */
import siteConfig from '@generated/docusaurus.config';
import {decodePart, withoutEnding} from '../lib/uri';

/**
 * Returns the path of a page.
 * @param pathname path of the page or of its HTML file
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function pageOf(pathname: string, baseUrl: string): string {
  const address = withoutEnding(pathname);
  return address.length < baseUrl.length ? baseUrl : address;
}

/**
 * Makes a part of an address decodable by escaping every percent sign that does not begin a valid escape sequence.
 * @param text text that may not be correctly percent-encoded, such as `100%&%C3%BC`
 * @returns the corrected text, such as `100%25&%C3%BC`
 */
export const mendEscapes = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+|%/gi, (escapes) =>
    decodePart(escapes) === escapes ? escapes.replaceAll('%', '%25') : escapes,
  );

function mendAddress(): void {
  const {baseUrl} = siteConfig;
  const {pathname, search, hash} = window.location;
  const address = pathname === `${baseUrl}404.html` ? pathname : pageOf(pathname, baseUrl);
  const mended = mendEscapes(address).replaceAll('%26', '&') + search + mendEscapes(hash);
  if (mended === pathname + search + hash) {
    return;
  }
  if (address !== pathname && document.querySelector('link[rel=canonical][href$="/404.html"]')) {
    // The host sent the not-found page for the path of the file, but may have a page for the corrected address.
    window.location.replace(mended);
  } else {
    window.history.replaceState(window.history.state, '', mended);
  }
}

// This module also runs during server-side rendering.
if (typeof window !== 'undefined') {
  mendAddress();
  // Corrects a hash that was typed into the address bar. Listens in the capture phase, before the router.
  window.addEventListener('popstate', mendAddress, {capture: true});
}
