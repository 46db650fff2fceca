import type {History} from 'history';
import {minecraftEvent} from './script';

/**
 * Has the switch of a page that the router rendered show the reader's version, and the page's address name it.
 * @returns ends it
 */
export function connectSwitch(history: Pick<History, 'listen' | 'location'>): () => void {
  const {pathname} = history.location;
  const sync = () => dispatchEvent(new Event(minecraftEvent));
  sync();
  // A link to a heading of the page has an address without it.
  return history.listen((location) => {
    if (location.pathname === pathname) {
      sync();
    }
  });
}
