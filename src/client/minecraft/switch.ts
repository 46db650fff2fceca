import type {History} from 'history';
import {minecraftEvent} from './script';

/**
 * Makes the switch of a page that the router rendered show the reader's version, and adds the version to the page's
 * address.
 * @returns a function that stops listening
 */
export function connectSwitch(history: Pick<History, 'listen' | 'location'>): () => void {
  const {pathname} = history.location;
  const sync = () => dispatchEvent(new Event(minecraftEvent));
  sync();
  // A link to a heading of the page has an address without the version.
  return history.listen((location) => {
    if (location.pathname === pathname) {
      sync();
    }
  });
}
