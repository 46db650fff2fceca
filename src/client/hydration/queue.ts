/** The event queue, shared by the loader in the page (loader/) and the bundle (replay.ts). */

/** An event that only the site's scripts can handle. */
export type QueuedEvent =
  | {kind: 'press'; at: HTMLElement}
  | {kind: 'key'; at: HTMLElement; key: string}
  /** The last state of a field: its text, or whether it is ticked. */
  | {kind: 'field'; at: HTMLElement; value: string | boolean}
  /** The search was asked for; what is typed stands in its placeholder. */
  | {kind: 'search'};

/** What the loader queued before hydration. */
export interface EventQueue {
  /** Oldest first. */
  events: QueuedEvent[];
  /** Where the mouse last was, in CSS pixels of the viewport. */
  pointer?: {x: number; y: number};
}

/**
 * Fired at the window after hydration. Its `detail` is a function that the loader calls with its queue, once; from then on
 * the loader leaves events alone. Under `npm start` there is no loader.
 */
export const hydratedEvent = 'ftb:hydrated';
export type TakeQueue = (queue: EventQueue) => void;

/** Id of the element that React renders the page into. */
export const container = '__docusaurus';

/** Fired when the scripts could not be loaded; the home page's base-path banner listens. */
export const unloadable = 'ftb:unloadable';
