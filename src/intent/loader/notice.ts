/** Tells the reader that something pressed cannot be done yet, and offers to try again. */

const tag = 'ftb-notice';

const noticeMarkup =
  `<div class="${tag}" role="alert"><p>This needs a part of the site that has not arrived. You might want to check your network connection. <code></code></p>` +
  '<button type="button">Retry</button><button type="button">Dismiss</button></div>';

export function removeNotice(): void {
  document.querySelector(`.${tag}`)?.remove();
}

/**
 * Shows the notice, once.
 * @param detail for whoever is asked for help: what failed
 * @param retry called when the reader wants to try again
 * @param dismiss called when the reader gives up
 */
export function showNotice(detail: string, retry: () => void, dismiss: () => void): void {
  removeNotice();
  document.body.insertAdjacentHTML('beforeend', noticeMarkup);
  document.querySelector(`.${tag} code`)!.textContent = detail;
  const buttons = document.querySelectorAll<HTMLElement>(`.${tag} button`);
  [retry, dismiss].forEach((answer, place) => {
    buttons[place]!.onclick = () => {
      removeNotice();
      answer();
    };
  });
}
