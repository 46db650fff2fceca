import {useLocation} from '@docusaurus/router';
import {useCallback, useEffect, useRef} from 'react';

/** Browsers refuse to rewrite the address on every key that is pressed, so it waits for a pause. */
const pause = 300;

/**
 * Keeps what a reader chose in the address, so that it can be shared: `?drop=ender+pearl`. The entry of the history is
 * rewritten in place after a pause. The router is not told: it would render the whole page again at every key.
 * @param parameters by name; empty text removes one
 * @returns takes it back, until then
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
 * The same for a component.
 * @param read called with the query of the address after hydration, and when a link changes it
 * @returns writes parameters
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
