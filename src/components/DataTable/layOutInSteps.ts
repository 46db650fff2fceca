/** Parts beyond these are too far down to be laid out in any case; even looking at them would cost each key its time. */
const near = 24;
/** Milliseconds without a key after which the reader is taken to look at what was found. */
const rest = 150;

/**
 * Spreads the layout of a long table over frames, so that it does not hold up the next key: the first part carries
 * `data-lay="now"`, the others `data-lay="later"` until their turn comes, one a frame once no key has been pressed for a
 * moment. A table makes use of it with `content-visibility`; without such a style nothing is different.
 * @param parts elements that are shown, from the top; those that two screens can hold are laid out one by one
 * @returns stops where it is; parts that still wait are up to the next call
 */
export function layOutInSteps(parts: readonly HTMLElement[]): () => void {
  const [first, ...later] = parts.slice(0, near);
  mark(first, 'now');
  later.forEach((part) => mark(part, 'later'));
  // What an earlier call left waiting, and is far down now.
  parts.slice(near).forEach((part) => mark(part, undefined));

  let place = 0;
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
    mark(later[place], undefined);
    place += 1;
    if (place < later.length) {
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
  if (later.length > 0) {
    document.addEventListener('keydown', putOff, true);
    putOff();
  }
  return stop;
}

/** Writes only what is different: the browser looks again at whatever is written to. */
function mark(part: HTMLElement | undefined, lay: 'now' | 'later' | undefined): void {
  if (!part || part.dataset.lay === lay) {
    return;
  }
  if (lay === undefined) {
    delete part.dataset.lay;
  } else {
    part.dataset.lay = lay;
  }
}
