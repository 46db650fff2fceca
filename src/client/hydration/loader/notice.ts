/** Tells the reader that the site cannot respond yet, and offers to try again. */

const selector = '.ftb-notice';

/** Exported for the critical CSS, which keeps its rules on every page. */
export const noticeMarkup =
  '<div class="ftb-notice" role="alert"><p>This needs a part of the site that has not loaded. You might want to check your network connection. <code></code></p>' +
  '<button type="button">Retry</button><button type="button">Dismiss</button></div>';

export function removeNotice(): void {
  document.querySelector(selector)?.remove();
}

/**
 * Shows the notice, and replaces an earlier one.
 * @param detail what failed, for a person who is asked for help
 * @param retry called when the reader presses Retry
 * @param dismiss called when the reader presses Dismiss
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
