import type {History} from 'history';
import {minecraftEvent} from './script';

/**
 * Synchronizes the switch on a page that the router has rendered, and adds the version to the page's address.
 * @returns a function that removes the listener
 */
export function connectSwitch(history: Pick<History, 'listen' | 'location'>): () => void {
  const {pathname} = history.location;
  const sync = () => dispatchEvent(new Event(minecraftEvent));
  sync();
  // A link to a heading removes the version from the address, so add it again.
  return history.listen((location) => {
    if (location.pathname === pathname) {
      sync();
    }
  });
}
