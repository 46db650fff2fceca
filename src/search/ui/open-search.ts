/** How any part of the page opens the search dialog, without knowing where it lives. */

const eventName = 'ftb:open-search';

/** Read when the dialog is ready: the reader may have typed on while its code was on the way. */
export type ReadQuery = () => string;

/**
 * Asks for the search dialog.
 * @returns whether there is one to open; a caller that stands for a form submits it otherwise
 */
export function openSearch(readQuery: ReadQuery = () => ''): boolean {
  return !window.dispatchEvent(new CustomEvent(eventName, {detail: readQuery, cancelable: true}));
}

/**
 * Answers `openSearch`.
 * @returns a function that stops answering
 */
export function onOpenSearch(open: (readQuery: ReadQuery) => void): () => void {
  const answer = (event: Event) => {
    event.preventDefault();
    open((event as CustomEvent<ReadQuery>).detail);
  };
  window.addEventListener(eventName, answer);
  return () => window.removeEventListener(eventName, answer);
}
