/** Notice with a Retry button, shown when the site's scripts or the next page cannot be loaded. */

const selector = '.ftb-notice';

/** Markup of the notice. Exported for the critical CSS, which includes the rules for this markup on every page. */
export const noticeMarkup =
  '<div class="ftb-notice" role="alert"><p>This needs a part of the site that has not loaded. You might want to check your network connection. <code></code></p>' +
  '<button type="button">Retry</button><button type="button">Dismiss</button></div>';

export function removeNotice(): void {
  document.querySelector(selector)?.remove();
}

/**
 * Shows the notice in place of an earlier one.
 * @param detail name of the file or page that failed, for people who help the reader
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
