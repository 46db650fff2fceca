import {useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef} from 'react';

/** Delay in milliseconds, because browsers limit how often a page may update its address. */
const pause = 300;

/**
 * Stores a reader's choices in the address so that they can be shared: `?drop=ender+pearl`. After a delay, replaces
 * the current history entry without the router, which would render the page on every keystroke.
 * @param parameters query parameters by name; a parameter with an empty value is removed
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
 * Synchronizes a reader's choices with the address.
 * @param read called with the query after hydration, and whenever a link changes the query
 * @returns a function that writes query parameters to the address
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
