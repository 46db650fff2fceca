/** Site side: does what the reader asked for before React could answer. */
import {openSearch} from '@site/src/search/ui/open-search';
import {elementAt} from './acts';
import type {Act, Waiting} from './acts';
import {openShell} from './search-shell';

/** React answers to one event before the next: two presses of a toggle are two steps. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Gives a field a state as if the reader had just done so. React compares with what it last saw, so it first has to see
 * another state.
 */
function enter(field: HTMLInputElement, value: string | boolean): void {
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

function perform(act: Act): void {
  if (act.kind === 'search') {
    const shell = openShell();
    // Closed again in the meantime: no longer wanted.
    if (shell) {
      openSearch(shell.text());
    }
    return;
  }
  const element = elementAt(act.at);
  if (!element) {
    return;
  }
  element.removeAttribute('aria-busy');
  switch (act.kind) {
    case 'press':
      element.click();
      break;
    case 'key':
      element.focus();
      element.dispatchEvent(new KeyboardEvent('keydown', {key: act.key, bubbles: true, cancelable: true}));
      break;
    case 'field':
      enter(element as HTMLInputElement, act.value);
  }
}

/** What opens below a resting mouse has missed that it came. */
function hover({x, y}: NonNullable<Waiting['pointer']>): void {
  const below = document.elementFromPoint(x, y);
  const event = {bubbles: true, clientX: x, clientY: y};
  below?.dispatchEvent(new PointerEvent('pointerover', {...event, pointerType: 'mouse'}));
  below?.dispatchEvent(new MouseEvent('mouseover', event));
}

/**
 * Ends the waiting and does, in order, what was asked for in the meantime. Call it once React answers to events.
 * Does nothing under `npm start` and when called again.
 */
export async function replay(): Promise<void> {
  const waiting = window.ftbWaiting;
  delete window.ftbWaiting;
  if (!waiting) {
    return;
  }
  const acts = waiting.end();
  if (waiting.pointer) {
    hover(waiting.pointer);
  }
  for (const act of acts) {
    perform(act);
    await nextTask();
  }
}
