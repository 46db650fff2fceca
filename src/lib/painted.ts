/**
 * Resolves after the browser has painted the current state of the page, so that slow work after an
 * interaction does not delay the visible response. Resolves immediately in a hidden tab, because hidden tabs
 * are not painted.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve();
    } else {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
