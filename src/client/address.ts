/**
 * Client module, run before the router reads the address. It corrects two kinds of addresses. Some hosts serve `/docs.html` and
 * `/docs/index.html`, which the router does not know. And a stray percent sign in a path or hash makes the router, or the
 * framework, throw, and the page would stay empty.
 */
import siteConfig from '@generated/docusaurus.config';
import {decodePart, withoutEnding} from '../lib/uri';

/**
 * Returns the path of a page.
 * @param pathname path of a page, or of its file
 * @param baseUrl base path of the site, with a slash at both ends
 */
export function pageOf(pathname: string, baseUrl: string): string {
  const address = withoutEnding(pathname);
  return address.length < baseUrl.length ? baseUrl : address;
}

/**
 * Makes a part of an address decodable: escapes each percent sign that does not begin a valid escape.
 * @param text text that may be wrongly percent-encoded: `100%&%C3%BC`
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
    // The host sent the not-found page for the path of the file, but it may have a page for the corrected address.
    window.location.replace(mended);
  } else {
    window.history.replaceState(window.history.state, '', mended);
  }
}

// This module also runs during server-side rendering.
if (typeof window !== 'undefined') {
  mendAddress();
  // For a hash that is typed into the address bar. It runs in the capture phase, before the router's listener.
  window.addEventListener('popstate', mendAddress, {capture: true});
}
