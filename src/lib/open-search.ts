/** How any part of the page opens the search dialog, without knowing where it lives. */

const eventName = 'ftb:open-search';

/**
 * Asks for the search dialog.
 * @param text what its field starts with
 * @returns whether there is a dialog to open; a caller that stands for a form submits it otherwise
 */
export function openSearch(text = ''): boolean {
  return !window.dispatchEvent(new CustomEvent(eventName, {detail: text, cancelable: true}));
}

/**
 * Answers `openSearch`.
 * @returns a function that stops answering
 */
export function onOpenSearch(open: (text: string) => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<string>).detail);
  };
  window.addEventListener(eventName, answer);
  return () => window.removeEventListener(eventName, answer);
}
