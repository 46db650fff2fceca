/** A notice that the site cannot respond yet, with a Retry button. */

const selector = '.ftb-notice';

/** Markup of the notice. Exported for the critical CSS, which includes the rules for this markup on every page. */
export const noticeMarkup =
  '<div class="ftb-notice" role="alert"><p>This needs a part of the site that has not loaded. You might want to check your network connection. <code></code></p>' +
  '<button type="button">Retry</button><button type="button">Dismiss</button></div>';

export function removeNotice(): void {
  document.querySelector(selector)?.remove();
}

/**
 * Shows the notice, and replaces an earlier notice.
 * @param detail what failed, for whoever helps the reader
 * @param retry called when the reader clicks Retry
 * @param dismiss called when the reader clicks Dismiss
 */
export function showNotice(detail: string, retry: () => void, dismiss: () => void): void {
  removeNotice();
  document.body.insertAdjacentHTML('beforeend', noticeMarkup);
  document.querySelector(`${selector} code`)!.textContent = detail;
  const buttons = document.querySelectorAll<HTMLElement>(`${selector} button`);
  [retry, dismiss].forEach((answer, place) => {
    buttons[place]!.onclick = () => {
      removeNotice();
      answer();
    };
  });
}
