/**
 * Resolves once the browser has painted the current state of the page, so that slow work after a press does not delay what the
 * press shows. Resolves at once in a hidden tab, where nothing is painted.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve();
    } else {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
