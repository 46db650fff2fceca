/** The event queue, shared by the loader in the page's head (loader/) and the bundle (replay.ts). */

/** Target of an event. The path locates the new element if React has replaced the original element. */
export interface Target {
  element: HTMLElement;
  /** Child index at each level, from the app's container down. */
  path: number[];
}

/** An event that only the site's scripts can handle. */
export type QueuedEvent =
  /** A click, or a key press on a tab. */
  | {kind: 'event'; at: Target; event: Event}
  /** The latest state of a field: its text, or whether it is checked. */
  | {kind: 'field'; at: Target; value: string | boolean}
  /** The reader opened the search. The placeholder contains the text. */
  | {kind: 'search'};

/** Everything that the loader queued before hydration. */
export interface EventQueue {
  /** Oldest first. */
  events: QueuedEvent[];
  /** The last position of the mouse in the viewport, in CSS pixels. */
  pointer?: {x: number; y: number};
}

/**
 * Dispatched on the window after hydration. The loader passes its queue to the function in `detail` and then stops
 * listening. Under `npm start`, there is no loader.
 */
export const hydratedEvent = 'ftb:hydrated';
export type TakeQueue = (queue: EventQueue) => void;

/** Id of the element that React renders the page into. */
const container = '__docusaurus';

/**
 * Dispatched on the window when scripts fail to load. The base-path banner of the home page listens for this event.
 */
export const unloadable = 'ftb:unloadable';

const root = () => document.getElementById(container);

/** Returns an element with its position in the app, or undefined if the element is outside of the app. */
export function targetOf(element: HTMLElement): Target | undefined {
  const path: number[] = [];
  const top = root();
  for (let at: Element | null = element; at !== top; at = at.parentElement) {
    if (!at?.parentElement) {
      return undefined;
    }
    path.unshift(Array.from(at.parentElement.children).indexOf(at));
  }
  return {element, path};
}

/**
 * Returns the element of a target: the original element if it is still on the page, or else the element in its
 * place.
 */
export function elementOf({element, path}: Target): HTMLElement | undefined {
  if (element.isConnected) {
    return element;
  }
  let at: Element | null | undefined = root();
  for (const child of path) {
    at = at?.children[child];
  }
  return at instanceof HTMLElement && at.tagName === element.tagName ? at : undefined;
}
