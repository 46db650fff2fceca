/** Replays events from before hydration. Part of the bundle. */
import {elementOf, hydratedEvent} from './queue';
import type {EventQueue, QueuedEvent, TakeQueue} from './queue';

/**
 * Waits for the next task, so that React renders between two events. Otherwise, two clicks on a toggle would be a
 * single update.
 */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Sets a field as if the reader had just edited it. React ignores an event if the value has not changed since the
 * last event, so the field first gets another value.
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
  // Docusaurus mounts tabs again after hydration, so a focused tab loses the focus.
  if (element !== event.at.element && document.activeElement === document.body) {
    element.focus();
  }
  if (event.kind === 'field') {
    enter(element as HTMLInputElement, event.value);
  } else {
    // An event can be dispatched only once, so dispatch a copy.
    const {event: held} = event;
    element.dispatchEvent(new (held.constructor as typeof Event)(held.type, held));
  }
}

/** Dispatches hover events for listeners that were added after the mouse had already entered their element. */
function hover({x, y}: NonNullable<EventQueue['pointer']>): void {
  const below = document.elementFromPoint(x, y);
  const init = {bubbles: true, clientX: x, clientY: y};
  below?.dispatchEvent(new PointerEvent('pointerover', {...init, pointerType: 'mouse'}));
  below?.dispatchEvent(new MouseEvent('mouseover', init));
}

/**
 * Takes the loader's event queue and replays it in order. Call this function once React handles events. It does
 * nothing under `npm start`, or when it is called again.
 * @param continueSearch opens the search dialog for a reader who has opened the placeholder
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
