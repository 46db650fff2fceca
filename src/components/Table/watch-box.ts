/**
 * Watches whether something of a scrolling box is hidden.
 * @param tell is called at once and whenever the box or the window changes
 * @returns ends it
 */
export function watchBox(box: Element, tell: (scrolls: boolean) => void): () => void {
  if (typeof ResizeObserver === 'undefined') {
    return () => undefined;
  }
  const observer = new ResizeObserver(() => tell(box.scrollWidth > box.clientWidth));
  observer.observe(box);
  return () => observer.disconnect();
}
