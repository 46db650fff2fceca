/**
 * Client module, run before the router reads the address. The router decodes the path, and the framework the hash, without
 * looking: one stray percent sign in a link would leave nothing of the page.
 */
import {mendEscapes} from './escapes';

/** Replaces the history entry if a part of the address does not decode. */
function mendAddress(): void {
  const {pathname, search, hash} = window.location;
  const mended = mendEscapes(pathname) + search + mendEscapes(hash);
  if (mended !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', mended);
  }
}

// This module runs during SSR, too.
if (typeof window !== 'undefined') {
  mendAddress();
  // A hash typed into the address bar. First in line: the router listens to the same event.
  window.addEventListener('popstate', mendAddress, {capture: true});
}
