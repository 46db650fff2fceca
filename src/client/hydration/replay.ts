/** Part of the bundle: replays what the reader did before hydration. */
import {elementOf, hydratedEvent} from './queue';
import type {EventQueue, QueuedEvent, TakeQueue} from './queue';

/** One task per event, so that React renders in between: two presses of a toggle are two updates. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Sets a field as if the reader had just done so. React ignores an event if the value equals the last one that it saw, so the
 * field gets another value first.
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
  // Docusaurus mounts tabs again after hydration, and the focus is lost with the old ones.
  if (element !== event.at.element && document.activeElement === document.body) {
    element.focus();
  }
  if (event.kind === 'field') {
    enter(element as HTMLInputElement, event.value);
  } else {
    // An event can be dispatched only once, so this is a copy.
    const {event: held} = event;
    element.dispatchEvent(new (held.constructor as typeof Event)(held.type, held));
  }
}

/** Tells listeners that were added by hydration about a mouse that was already over their element. */
function hover({x, y}: NonNullable<EventQueue['pointer']>): void {
  const below = document.elementFromPoint(x, y);
  const init = {bubbles: true, clientX: x, clientY: y};
  below?.dispatchEvent(new PointerEvent('pointerover', {...init, pointerType: 'mouse'}));
  below?.dispatchEvent(new MouseEvent('mouseover', init));
}

/**
 * Takes the loader's event queue and replays it in order. Call it once React handles events.
 * Does nothing under `npm start`, or when called again.
 * @param continueSearch opens the search for a reader who opened the placeholder
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
