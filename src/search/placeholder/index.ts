/**
 * The placeholder of the search dialog: an ordinary dialog with a field, there at once and without React. It looks like
 * DocSearch's, takes what is typed, and hands it over when the real one is rendered.
 */

import {maxQueryLength} from '../../config/search';
import {openSearch} from '../../lib/open-search';
import {painted} from '../../lib/painted';

const id = 'search-placeholder';

/** Shown when the dialog's code cannot be loaded; the same words as on the search's own error screen. */
const failure = 'The search could not be loaded. You might want to check your network connection.';

/** What it adds to a page; the critical CSS of every page has its rules. */
export const placeholderMarkup =
  `<dialog id="${id}" class="DocSearch-Container" aria-label="Search" aria-modal="true"><div class="DocSearch-Modal"><header class="DocSearch-SearchBar">` +
  '<form class="DocSearch-Form"><span class="DocSearch-MagnifierLabel"><svg viewBox="0 0 20 20" aria-hidden="true"><circle cx="8.5" cy="8.5" r="7"/><path d="m14 14 5 5"/></svg></span>' +
  `<input class="DocSearch-Input" type="search" aria-label="Search" placeholder="Search docs" autocomplete="off" autocorrect="off" autocapitalize="off" spellcheck="false" enterkeyhint="search"></form>` +
  '<button type="button" class="DocSearch-Cancel">Cancel</button></header>' +
  '<div class="DocSearch-Dropdown"><p class="DocSearch-Help" role="status">Loading…</p></div></div></dialog>';

/** What it shows below the message when the search could not be loaded. */
export const retryMarkup = '<button type="button" class="DocSearch-Prefill">Retry</button>';

/** Whether the next key replaces all that a field holds. */
export const isSelected = ({value, selectionStart, selectionEnd}: HTMLInputElement): boolean =>
  value !== '' && selectionEnd! - selectionStart! === value.length;

/** The page behind it. */
const setInert = (inert: boolean) => document.getElementById('__docusaurus')?.toggleAttribute('inert', inert);

/** The placeholder that is open, if one is. */
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
    /** Says that the search could not be loaded and offers to try again. */
    fail(retry: () => void) {
      help.innerHTML = `${failure} ${retryMarkup}`;
      help.querySelector('button')!.onclick = () => {
        help.textContent = 'Loading…';
        input.focus();
        retry();
      };
    },
    /** Closes and removes it; the focus returns to where it was. */
    remove() {
      setInert(false);
      element.close();
      element.remove();
    },
  };
}

/**
 * Opens the placeholder with its field focused, or returns the one that is open.
 * @param text what to start with; without it, what is selected on the page
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
  // There is nothing to submit before the real dialog has results.
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
  // Not modal: the browser would style the whole page anew first, which takes a twentieth of a second on a phone.
  element.show();
  input.focus();
  void painted().then(() => setInert(element.open));
  // What was selected is a guess, and typing replaces it.
  input.setSelectionRange(selected ? 0 : maxQueryLength, maxQueryLength);
  return placeholder;
}

/** After hydration: opens the dialog with what is typed into the placeholder, unless the reader has closed it. */
export function continueSearch(): void {
  const placeholder = openPlaceholder();
  if (placeholder) {
    openSearch(placeholder.field.value);
  }
}
