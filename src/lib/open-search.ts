/** Lets any part of a page open the search dialog without importing it. */

const eventName = 'ftb:open-search';

/**
 * Opens the search dialog.
 * @param text initial query
 * @returns whether a dialog is registered; if not, the caller submits its form instead
 */
export function openSearch(text = ''): boolean {
  return !window.dispatchEvent(new CustomEvent(eventName, {detail: text, cancelable: true}));
}

/**
 * Registers the handler of `openSearch`.
 * @returns a function that unregisters the handler
 */
export function onOpenSearch(open: (text: string) => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  };
  window.addEventListener(eventName, answer);
  return () => window.removeEventListener(eventName, answer);
}
