/**
 * In place of `history` 4.10.1 in the browser: of its three kinds the one that this site's router uses. What is asked in
 * words before a page is left (`block('Really?')`), a base path, and browsers without the History API are left out.
 * @see https://github.com/remix-run/history/blob/v4.10.1/modules/createBrowserHistory.js
 */
import type {Action, History, Location, LocationDescriptorObject, LocationState, Path} from 'history';
import resolvePathname from 'resolve-pathname';

type State = LocationState;
type Listener = (location: Location, action: Action) => void;
type Blocker = (location: Location, action: Action) => unknown;
/** What an entry of the browser's history holds. */
interface Entry {
  key?: string;
  state?: State;
}

/** @param path such as `/docs/app?tab=1#top` */
export function parsePath(path: Path): {pathname: string; search: string; hash: string} {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#[\s\S]*)?$/.exec(path || '/') ?? [];
  return {
    pathname: pathname ?? '',
    search: search === undefined || search === '?' ? '' : search,
    hash: hash === undefined || hash === '#' ? '' : hash,
  };
}

const withMark = (mark: '?' | '#', text = '') => (text && !text.startsWith(mark) ? mark + text : text);

/** The address of a location: the opposite of `parsePath`. */
export function createPath({pathname, search, hash}: LocationDescriptorObject): Path {
  const parts = [withMark('?', search), withMark('#', hash)];
  return (pathname || '/') + parts.filter((part) => part.length > 1).join('');
}

/**
 * @param to an address or a location, relative to `current`
 * @param state belongs to an address; a location may bring its own
 * @param key names the entry in the browser's history
 * @throws URIError when the path is no valid escape of anything
 */
export function createLocation(
  to: Path | LocationDescriptorObject,
  state?: State,
  key?: string | null,
  current?: Location,
): Location {
  const asked = typeof to === 'string' ? {...parsePath(to), state} : to;
  const location: Location = {
    ...asked,
    pathname: asked.pathname ?? '',
    search: withMark('?', asked.search),
    hash: withMark('#', asked.hash),
    state: asked.state === undefined ? state : asked.state,
  };
  try {
    location.pathname = decodeURI(location.pathname);
  } catch {
    throw new URIError(`Pathname "${location.pathname}" could not be decoded.`);
  }
  if (key) {
    location.key = key;
  }
  if (!location.pathname) {
    location.pathname = current?.pathname ?? '/';
  } else if (current && !location.pathname.startsWith('/')) {
    location.pathname = resolvePathname(location.pathname, current.pathname);
  }
  return location;
}

/** @returns whether both are the same entry; of their states it is asked whether they are one and the same */
export function locationsAreEqual(a: Location, b: Location): boolean {
  return (
    a.pathname === b.pathname &&
    a.search === b.search &&
    a.hash === b.hash &&
    a.key === b.key &&
    a.state === b.state
  );
}

/** The history of the browser's window. */
export function createBrowserHistory(): History {
  const browser = window.history;
  let listeners: Listener[] = [];
  let blocker: Blocker | undefined;
  /** Set while the browser is on its way back to a page that was not to be left. */
  let reverting = false;

  const locationOf = (entry: Entry | null) => {
    const {pathname, search, hash} = window.location;
    return createLocation(pathname + search + hash, entry?.state, entry?.key);
  };
  const mayGo = (location: Location, action: Action) => blocker?.(location, action) !== false;
  const tell = (change?: {location: Location; action: Action}) => {
    Object.assign(history, change, {length: browser.length});
    // A listener that is taken off meanwhile hears nothing any more.
    for (const listener of listeners) {
      if (listeners.includes(listener)) {
        listener(history.location, history.action);
      }
    }
  };

  const first = locationOf(browser.state as Entry | null);
  /** Keys of the entries this page has made, in their order. */
  let keys = [first.key];
  const placeOf = ({key}: Location) => Math.max(keys.indexOf(key), 0);

  const onPopState = ({state}: PopStateEvent) => {
    if (reverting) {
      reverting = false;
      tell();
      return;
    }
    const location = locationOf(state as Entry | null);
    if (mayGo(location, 'POP')) {
      tell({location, action: 'POP'});
      return;
    }
    const distance = placeOf(history.location) - placeOf(location);
    if (distance) {
      reverting = true;
      browser.go(distance);
    }
  };

  const change =
    (action: 'PUSH' | 'REPLACE') =>
    (to: Path | LocationDescriptorObject, state?: State): void => {
      const key = Math.random().toString(36).slice(2, 8);
      const location = createLocation(to, state, key, history.location);
      if (!mayGo(location, action)) {
        return;
      }
      const place = keys.indexOf(history.location.key);
      const entry: Entry = {key, state: location.state};
      if (action === 'PUSH') {
        browser.pushState(entry, '', createPath(location));
        keys = [...keys.slice(0, place + 1), key];
      } else {
        browser.replaceState(entry, '', createPath(location));
        keys = keys.map((known, index) => (index === place ? key : known));
      }
      tell({location, action});
    };

  let listening = 0;
  const count = (more: 1 | -1) => {
    listening += more;
    if (listening === 0) {
      window.removeEventListener('popstate', onPopState);
    } else {
      // Adding it again changes nothing.
      window.addEventListener('popstate', onPopState);
    }
  };

  const history: History = {
    length: browser.length,
    action: 'POP',
    location: first,
    createHref: createPath,
    push: change('PUSH'),
    replace: change('REPLACE'),
    go: (distance) => browser.go(distance),
    goBack: () => browser.go(-1),
    goForward: () => browser.go(1),
    block(asked) {
      if (typeof asked !== 'function') {
        throw new TypeError('src/plugins/lean-scripts/history.ts blocks by a function only.');
      }
      blocker = asked;
      count(1);
      return once(() => {
        blocker = blocker === asked ? undefined : blocker;
        count(-1);
      });
    },
    listen(asked) {
      const listener: Listener = (location, action) => asked(location, action);
      listeners = [...listeners, listener];
      count(1);
      return once(() => {
        listeners = listeners.filter((other) => other !== listener);
        count(-1);
      });
    },
  };
  return history;
}

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (!done) {
      done = true;
      act();
    }
  };
}

function otherKind(): never {
  throw new Error(
    'src/plugins/lean-scripts/history.ts knows only the history of the browser. Take its line out of index.ts there.',
  );
}

export {otherKind as createHashHistory, otherKind as createMemoryHistory};
