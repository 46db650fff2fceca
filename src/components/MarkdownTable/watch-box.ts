/**
 * Has a box be a stop for the keyboard while something of it is hidden.
 * @returns ends it
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
