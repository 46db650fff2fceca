/** Finds many words at once in bytes, in one pass whatever the words are: the automaton of Aho and Corasick, as a table. */
export interface Matcher {
  /** Class of each byte; bytes that no word has share class 0. */
  classes: Uint8Array;
  /** The next state at `(state >> 1) + class`. A state is its number times `width`, doubled, plus one where words end. */
  next: Int32Array;
  /** First entry of `found` for a state, 0 for none; indexed by the state's number. */
  first: Int32Array;
  /** Pairs of a word's number and the next entry. */
  found: number[];
  width: number;
}

/** Builds the automaton for words; the same word may stand there twice. */
export function buildMatcher(words: readonly string[]): Matcher {
  const encoder = new TextEncoder();
  const bytes = words.map((word) => encoder.encode(word));
  const classes = new Uint8Array(256);
  let width = 1;
  for (const word of bytes) {
    for (const byte of word) {
      classes[byte] ||= width++;
    }
  }
  const states = bytes.reduce((sum, {length}) => sum + length, 1);
  const next = new Int32Array(states * width);
  const first = new Int32Array(states);
  // An entry 0 means none.
  const found: number[] = [0, 0];
  let used = 1;
  bytes.forEach((word, number) => {
    let state = 0;
    for (const byte of word) {
      const at = state * width + classes[byte]!;
      state = next[at] ||= used++;
    }
    found.push(number, first[state]!);
    first[state] = found.length - 2;
  });
  completeStates(next, first, found, width);
  const ends = next.map((state) => 2 * state * width + (first[state] === 0 ? 0 : 1));
  return {classes, next: ends, first, found, width};
}

/** Gives each state a successor for every byte: that of the longest beginning of a word that has been read as well. */
function completeStates(next: Int32Array, first: Int32Array, found: number[], width: number): void {
  const fallback = new Int32Array(first.length);
  const queue: number[] = [0];
  for (let state = queue.shift(); state !== undefined; state = queue.shift()) {
    for (let byteClass = 0; byteClass < width; byteClass += 1) {
      const at = state * width + byteClass;
      const target = next[at]!;
      const other = state === 0 ? 0 : next[fallback[state]! * width + byteClass]!;
      if (target === 0) {
        next[at] = other;
        continue;
      }
      fallback[target] = other;
      // What ends here and what ends in the shorter beginning.
      let last = first[target]!;
      while (last !== 0 && found[last + 1] !== 0) last = found[last + 1]!;
      if (last === 0) first[target] = first[other]!;
      else found[last + 1] = first[other]!;
      queue.push(target);
    }
  }
}
