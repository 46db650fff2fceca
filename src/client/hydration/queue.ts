/** The event queue, shared by the loader in the page (loader/) and the bundle (replay.ts). */

/** Target of an event. The path finds it again if React has replaced the element. */
export interface Target {
  element: HTMLElement;
  /** Index of the child at each level, from the app's container down. */
  path: number[];
}

/** An event that only the site's scripts can handle. */
export type QueuedEvent =
  /** A press, or a key on a tab. */
  | {kind: 'event'; at: Target; event: Event}
  /** The last state of a field: its text, or whether it is checked. */
  | {kind: 'field'; at: Target; value: string | boolean}
  /** The search was opened; its placeholder has the text. */
  | {kind: 'search'};

/** What the loader queued before hydration. */
export interface EventQueue {
  /** Oldest first. */
  events: QueuedEvent[];
  /** The last position of the mouse, in CSS pixels of the viewport. */
  pointer?: {x: number; y: number};
}

/**
 * Fired at the window after hydration. Its `detail` is a function that the loader calls once, with its queue; then the loader
 * stops listening. Under `npm start` there is no loader.
 */
export const hydratedEvent = 'ftb:hydrated';
export type TakeQueue = (queue: EventQueue) => void;

/** Id of the element that React renders the page into. */
const container = '__docusaurus';

/** Fired when the scripts could not be loaded; the home page's base-path banner listens. */
export const unloadable = 'ftb:unloadable';

const root = () => document.getElementById(container);

/**
 * Records where an element is.
 * @returns undefined if it is outside of the app
 */
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

/** The element of a target: the same one if it is still on the page. */
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
