/**
 * Client module that corrects the address of the page before the router reads it. The router fails for three kinds
 * of addresses:
 * - `/docs.html` and `/docs/index.html`, which some hosts serve: the router has no route for them.
 * - `A%26B`, which all hosts serve: the router only has a route for `A&B`.
 * - A stray percent sign in the path or hash: the router or Docusaurus throws, and the page stays empty.
 */
import siteConfig from '@generated/docusaurus.config';
import {decodePart, withoutEnding} from '../lib/uri';

/**
 * Returns the path of a page without `.html` or `/index.html`.
 * @param pathname path of the page or of its HTML file
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function pageOf(pathname: string, baseUrl: string): string {
  const address = withoutEnding(pathname);
  return address.length < baseUrl.length ? baseUrl : address;
}

/**
 * Makes a part of an address decodable by escaping every percent sign that does not begin a valid escape sequence.
 * @param text path or hash that may contain invalid escapes, such as `100%&%C3%BC`
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
    // The host responded with its not-found page, but it may serve the page at the corrected address.
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
