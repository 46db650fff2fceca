/**
 * Resolves once the browser has painted what stands in the page now: an answer to a press comes before what the press sets
 * off. In a hidden tab nothing is painted.
 */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) {
      resolve();
    } else {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    }
  });
