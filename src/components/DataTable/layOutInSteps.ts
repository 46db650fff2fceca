/** Parts beyond these are too far down to be laid out in any case, and need no frame of their own. */
const near = 16;

/**
 * Spreads the layout of a long table over frames, so that it does not hold up the next key: the first part carries
 * `data-lay="now"`, the others `data-lay="later"` until their turn comes, one a frame. A table makes use of it with
 * `content-visibility`; without such a style nothing is different.
 * @param parts elements that are shown, from the top; those that a screen or two can hold are laid out one by one
 * @returns stops where it is; parts that still wait are up to the next call
 */
export function layOutInSteps(parts: readonly HTMLElement[]): () => void {
  let frame = 0;
  const step = (place: number) => {
    parts.slice(place, place < near ? place + 1 : undefined).forEach((part) => delete part.dataset.lay);
    if (place < near && place + 1 < parts.length) {
      frame = requestAnimationFrame(() => step(place + 1));
    }
  };
  parts.forEach((part, place) => (part.dataset.lay = place === 0 ? 'now' : 'later'));
  // What is asked for now still belongs to this frame, which shows the first part.
  frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => step(1));
  });
  return () => cancelAnimationFrame(frame);
}
