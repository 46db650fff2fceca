/** What passes between the loader in the page (loader/) and the site's own scripts (replay.ts). */

/** Where something happened. The path finds it again should React have put another element in its place. */
export interface Place {
  element: HTMLElement;
  /** Which child to follow, from the app's container down. */
  path: number[];
}

/** Something the reader did that only the site's scripts can answer. */
export type Act =
  | {kind: 'press'; at: Place}
  | {kind: 'key'; at: Place; key: string}
  /** The last state of a field: its text, or whether it is ticked. */
  | {kind: 'field'; at: Place; value: string | boolean}
  /** The search was asked for; what is typed stands in the stand-in dialog. */
  | {kind: 'search'};

export interface Waiting {
  /** Where the mouse last was, in CSS pixels of the viewport. */
  pointer?: {x: number; y: number};
  /**
   * Ends the waiting: from now on every event goes its ordinary way.
   * @returns what was held back, oldest first; nothing the second time
   */
  end(): Act[];
}

declare global {
  interface Window {
    /** Set by the loader; absent under `npm start`, where scripts load at once. */
    ftbWaiting?: Waiting;
  }
}

/** Id of the element that React draws the page into. */
export const container = '__docusaurus';

/** Fired when the scripts could not be loaded; the home page's base-path banner listens. */
export const unloadable = 'ftb:unloadable';

const root = () => document.getElementById(container);

/**
 * Notes where an element is.
 * @returns undefined when it is no part of the app
 */
export function placeOf(element: HTMLElement): Place | undefined {
  const path: number[] = [];
  const top = root();
  for (let at: Element | null = element; at !== top; at = at.parentElement) {
    if (!at?.parentElement) {
      return undefined;
    }
    path.unshift(Array.prototype.indexOf.call(at.parentElement.children, at));
  }
  return {element, path};
}

/** The element at a place: the same one if it is still on the page. */
export function elementAt({element, path}: Place): HTMLElement | undefined {
  if (element.isConnected) {
    return element;
  }
  let at: Element | null | undefined = root();
  for (const child of path) {
    at = at?.children[child];
  }
  return at instanceof HTMLElement && at.tagName === element.tagName ? at : undefined;
}
