/** Replays in the bundle what the reader did before hydration. */
import {elementOf, hydratedEvent} from './queue';
import type {EventQueue, QueuedEvent, TakeQueue} from './queue';

/** One task per event, so that React renders in between: two presses of a toggle are two updates. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Sets a field as if the reader had just done so. React ignores an event whose value equals the last one it saw, so it
 * gets another value first.
 */
function enter(field: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  field.value = `${value} `;
  const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  unseen?.set?.call(field, value);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

function perform(event: QueuedEvent, continueSearch: () => void): void {
  if (event.kind === 'search') {
    continueSearch();
    return;
  }
  const element = elementOf(event.at);
  if (!element) {
    return;
  }
  element.removeAttribute('aria-busy');
  // Docusaurus mounts tabs anew after hydration, and the focus goes with the old ones.
  if (element !== event.at.element && document.activeElement === document.body) {
    element.focus();
  }
  if (event.kind === 'field') {
    enter(element as HTMLInputElement, event.value);
  } else {
    // An event can be dispatched once: another one with the same properties.
    const {event: held} = event;
    element.dispatchEvent(new (held.constructor as typeof Event)(held.type, held));
  }
}

/** Listeners added by hydration have missed that the mouse came to rest on their element. */
function hover({x, y}: NonNullable<EventQueue['pointer']>): void {
  const below = document.elementFromPoint(x, y);
  const init = {bubbles: true, clientX: x, clientY: y};
  below?.dispatchEvent(new PointerEvent('pointerover', {...init, pointerType: 'mouse'}));
  below?.dispatchEvent(new MouseEvent('mouseover', init));
}

/**
 * Takes the loader's event queue and replays it in order. Call it once React answers to events.
 * Does nothing under `npm start` and when called again.
 * @param continueSearch answers a reader who asked for the search
 */
export async function replay(continueSearch: () => void): Promise<void> {
  let queue: EventQueue = {events: []};
  const take: TakeQueue = (taken) => (queue = taken);
  dispatchEvent(new CustomEvent(hydratedEvent, {detail: take}));
  if (queue.pointer) {
    hover(queue.pointer);
  }
  for (const event of queue.events) {
    perform(event, continueSearch);
    await nextTask();
  }
}
