/**
 * Keeps a box in the tab order only while its content overflows.
 * @returns a function that stops observing the box
 */
export function watchBox(box: HTMLElement): () => void {
  if (typeof ResizeObserver === 'undefined') {
    return () => undefined;
  }
  const observer = new ResizeObserver(() => {
    if (box.scrollWidth > box.clientWidth) {
      box.tabIndex = 0;
    } else {
      box.removeAttribute('tabindex');
    }
  });
  observer.observe(box);
  return () => observer.disconnect();
}
