import {useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef} from 'react';

/** Delay in milliseconds, because browsers limit how often a page may change its address. */
const pause = 300;

/**
 * Keeps a reader's choices in the address so that they can be shared: `?drop=ender+pearl`. Replaces the current history entry
 * after a pause, and without the router, which would render the page at every keystroke.
 * @param parameters by name; empty text removes one
 * @returns a function that cancels the pending change
 */
export function writeAddress(parameters: Record<string, string>): () => void {
  const timer = window.setTimeout(() => {
    const address = new URL(window.location.href);
    for (const [name, value] of Object.entries(parameters)) {
      if (value === '') {
        address.searchParams.delete(name);
      } else {
        address.searchParams.set(name, value);
      }
    }
    window.history.replaceState(window.history.state, '', address);
  }, pause);
  return () => window.clearTimeout(timer);
}

/**
 * Keeps a reader's choices in the address, as a hook.
 * @param read called with the query of the address after hydration, and when a link changes it
 * @returns a function that writes parameters
 */
export function useAddress(
  read: (query: URLSearchParams) => void,
): (parameters: Record<string, string>) => void {
  const {search} = useLocation();
  const cancel = useRef(() => {});
  useEffect(() => read(new URLSearchParams(search)), [search, read]);
  useEffect(() => () => cancel.current(), []);
  return useCallback((parameters) => {
    cancel.current();
    cancel.current = writeAddress(parameters);
  }, []);
}
