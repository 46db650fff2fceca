/** Milliseconds without a key after which the reader is taken to look at what was found. */
const rest = 150;

/**
 * Spreads the layout of a long table over frames, so that it does not hold up the next key: the first part carries
 * `data-lay="now"`, the others `data-lay="later"` until their turn comes, one a frame once no key has been pressed for a
 * moment. A table makes use of it with `content-visibility`; without such a style nothing is different.
 * @param parts elements that are shown and near the screen, from the top
 * @param afterwards what may wait longer than they, one call a frame
 * @returns stops where it is; parts that still wait are up to the next call
 */
export function layOutInSteps(parts: readonly HTMLElement[], afterwards: (() => void)[] = []): () => void {
  const [first, ...later] = parts;
  if (first) layOut(first, 'now');
  later.forEach((part) => layOut(part, 'later'));
  const steps = [...later.map((part) => () => layOut(part, 'now')), ...afterwards];

  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  const pause = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const stop = () => {
    pause();
    document.removeEventListener('keydown', putOff, true);
  };
  const step = () => {
    steps.shift()?.();
    if (steps.length > 0) {
      frame = requestAnimationFrame(step);
    } else {
      stop();
    }
  };
  // A frame that shows a letter has no time for rows.
  function putOff(): void {
    pause();
    timer = setTimeout(() => (frame = requestAnimationFrame(step)), rest);
  }
  if (steps.length > 0) {
    document.addEventListener('keydown', putOff, true);
    putOff();
  }
  return stop;
}

/**
 * Says when a part of a table is laid out: now; later, its place being kept; not for the time being, without a place; or
 * as the style sheet has it. Writes only what is different: the browser looks again at whatever is written to.
 */
export function layOut(part: HTMLElement, when: 'now' | 'later' | 'away' | 'as usual'): void {
  const lay = when === 'as usual' ? undefined : when;
  if (part.dataset.lay === lay) {
    return;
  }
  if (lay === undefined) {
    delete part.dataset.lay;
  } else {
    part.dataset.lay = lay;
  }
}
