/**
 * Resolves once the browser has painted the current state of the page, so that slow work after a press does not delay
 * the response to it. Resolves at once in a hidden tab, which is not painted.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve();
    } else {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
