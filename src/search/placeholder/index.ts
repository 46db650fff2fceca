/**
 * Placeholder for the search dialog: a plain <dialog> with an input field that opens immediately and without
 * React. It looks like DocSearch's dialog and hands over the typed text once the real dialog is rendered.
 */

import {maxQueryLength} from '../../config/search';
import {openSearch} from '../../lib/open-search';
import {painted} from '../../lib/painted';

const id = 'search-placeholder';

/**
 * Shown if the code of the dialog cannot be loaded. The second sentence matches the search's own error
 * screen.
 */
const failure = 'The search could not be loaded. You might want to check your network connection.';

/** HTML that the placeholder adds to a page. The critical CSS of every page includes its styles. */
export const placeholderMarkup =
  `<dialog id="${id}" class="DocSearch-Container" aria-label="Search" aria-modal="true"><div class="DocSearch-Modal"><header class="DocSearch-SearchBar">` +
  '<form class="DocSearch-Form"><span class="DocSearch-MagnifierLabel"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.5" cy="8.5" r="7"/><path d="m14 14 5 5"/></svg></span>' +
  `<input class="DocSearch-Input" type="search" aria-label="Search" placeholder="Search docs" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="search"></form>` +
  '<button type="button" class="DocSearch-Cancel">Cancel</button></header>' +
  '<div class="DocSearch-Dropdown"><p class="DocSearch-Help" role="status">Loading…</p></div></div></dialog>';

/** The button below the message that loading has failed. */
export const retryMarkup = '<button type="button" class="DocSearch-Prefill">Retry</button>';

/** Returns whether the entire value of a field is selected, so that typing replaces it. */
export const isSelected = ({value, selectionStart, selectionEnd}: HTMLInputElement): boolean =>
  value !== '' && selectionEnd! - selectionStart! === value.length;

/** Makes the page behind the placeholder inert or interactive. */
const setInert = (inert: boolean) => document.getElementById('__docusaurus')?.toggleAttribute('inert', inert);

/** Returns the open placeholder, or undefined if it is closed. */
export function openPlaceholder() {
  const element = document.getElementById(id) as HTMLDialogElement | null;
  if (!element) {
    return undefined;
  }
  const help = element.querySelector('p')!;
  const input = element.querySelector('input')!;
  return {
    element,
    field: input,
    /** Shows a message that the search could not be loaded, with a retry button. */
    fail(retry: () => void) {
      help.innerHTML = `${failure} ${retryMarkup}`;
      help.querySelector('button')!.onclick = () => {
        help.textContent = 'Loading…';
        input.focus();
        retry();
      };
    },
    /** Closes and removes the placeholder. The browser returns focus to the previously focused element. */
    remove() {
      setInert(false);
      element.close();
      element.remove();
    },
  };
}

/**
 * Opens the placeholder with its field focused, or returns the placeholder that is already open.
 * @param text initial text; by default, the text selected on the page
 */
export function showPlaceholder(text = '') {
  const open = openPlaceholder();
  if (open) {
    return open;
  }
  const selected = text === '' ? String(getSelection()).slice(0, maxQueryLength) : '';
  document.body.insertAdjacentHTML('beforeend', placeholderMarkup);
  const placeholder = openPlaceholder()!;
  const {element} = placeholder;
  const input = element.querySelector('input')!;
  input.value = text || selected;
  // Until the real dialog is rendered, there is nothing to submit.
  element.querySelector('form')!.onsubmit = () => false;
  element.onclick = ({target}) => {
    if (target === element || (target as Element).matches('.DocSearch-Cancel')) {
      placeholder.remove();
    }
  };
  element.onkeydown = ({key}) => {
    if (key === 'Escape') {
      placeholder.remove();
    }
  };
  // Not modal, because opening a modal dialog makes the browser recalculate the styles of the whole page,
  // which takes 50 ms on a phone.
  element.show();
  input.focus();
  void painted().then(() => setInert(element.open));
  // The selected text is only a guess, so typing replaces it.
  input.setSelectionRange(selected ? 0 : maxQueryLength, maxQueryLength);
  return placeholder;
}

/**
 * After hydration, opens the dialog with the placeholder's text, unless the reader has closed the
 * placeholder.
 */
export function continueSearch(): void {
  const placeholder = openPlaceholder();
  if (placeholder) {
    openSearch(placeholder.field.value);
  }
}
