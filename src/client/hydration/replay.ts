/** Site side: does what the reader asked for before React could answer. */
import {openSearch} from '@site/src/search/ui/open-search';
import {elementOf, hydratedEvent} from './queue';
import type {EventQueue, QueuedEvent, TakeQueue} from './queue';
import {openPlaceholder} from './search-placeholder';

/** React answers to one event before the next: two presses of a toggle are two steps. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Gives a field a state as if the reader had just done so. React compares with what it last saw, so it first has to see
 * another state.
 */
export function enter(field: HTMLInputElement, value: string | boolean): void {
  if (typeof value === 'boolean') {
    field.checked = !value;
    field.click();
    return;
  }
  const {selectionStart, selectionEnd} = field;
  field.value = `${value} `;
  const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  unseen?.set?.call(field, value);
  // Not every kind of field has a caret.
  if (document.activeElement === field && typeof selectionStart === 'number') {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.dispatchEvent(new Event('change', {bubbles: true}));
}

function perform(event: QueuedEvent): void {
  if (event.kind === 'search') {
    const placeholder = openPlaceholder();
    // Closed again in the meantime: no longer wanted.
    if (placeholder) {
      openSearch(placeholder.field.value);
    }
    return;
  }
  const element = elementOf(event.at);
  if (!element) {
    return;
  }
  element.removeAttribute('aria-busy');
  switch (event.kind) {
    case 'press':
      element.click();
      break;
    case 'key':
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', {key: event.key, bubbles: true, cancelable: true}));
      break;
    case 'field':
      enter(element as HTMLInputElement, event.value);
  }
}

/** What opens below a resting mouse has missed that it came. */
function hover({x, y}: NonNullable<EventQueue['pointer']>): void {
  const below = document.elementFromPoint(x, y);
  const init = {bubbles: true, clientX: x, clientY: y};
  below?.dispatchEvent(new PointerEvent('pointerover', {...init, pointerType: 'mouse'}));
  below?.dispatchEvent(new MouseEvent('mouseover', init));
}

/**
 * Takes the loader's event queue and replays it in order. Call it once React answers to events.
 * Does nothing under `npm start` and when called again.
 */
export async function replay(): Promise<void> {
  let queue: EventQueue = {events: []};
  const take: TakeQueue = (kept) => {
    queue = kept;
  };
  dispatchEvent(new CustomEvent(hydratedEvent, {detail: take}));
  if (queue.pointer) {
    hover(queue.pointer);
  }
  for (const event of queue.events) {
    perform(event);
    await nextTask();
  }
}
