import type {Minecraft} from '../../config/minecraft';
import type {Known} from './known';
import {unknownIn} from './known';

/** How often a wrong name in a text would be noticed: names are changed at random, and looked up. */

/** A code in a text, and the version for which it is shown. */
export type Written = {code: string; minecraft: Minecraft};

export type Mutation = Written & {mutated: string; isNoticed: boolean};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the words of a name, changed as people get names wrong: a letter, two letters, a plural, the word of another name. */
function changed(code: string, random: () => number, others: readonly string[]): string {
  // A gap such as <name> may be called anything.
  const words = code.replace(/<[^>]*>/g, '').match(/[A-Za-z]{3,}/g) ?? [];
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) {
    return code;
  }
  const at = Math.floor(random() * (word.length - 1));
  const ways = [
    () => word.slice(0, at) + word.slice(at + 1),
    () => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
    () => (word.endsWith('s') ? word.slice(0, -1) : `${word}s`),
    // The word of another name, where that does not make it another name as a whole.
    ...(words.length > 1 ? [() => others[Math.floor(random() * others.length)]!] : []),
  ];
  return code.replace(word, ways[Math.floor(random() * ways.length)]!());
}

/**
 * Changes names at random.
 * @param written what texts name, each once
 * @param known what each version knows
 */
export function mutate(
  written: readonly Written[],
  known: ReadonlyMap<Minecraft, Known>,
  count: number,
  seed: number,
): Mutation[] {
  const random = randomFrom(seed);
  const words = [...new Set(written.flatMap(({code}) => code.match(/[a-z]{3,}/g) ?? []))];
  const mutations: Mutation[] = [];
  while (mutations.length < count) {
    const one = written[Math.floor(random() * written.length)]!;
    const mutated = changed(one.code, random, words);
    if (mutated !== one.code) {
      const isNoticed = unknownIn(mutated, known.get(one.minecraft)!).length > 0;
      mutations.push({...one, mutated, isNoticed});
    }
  }
  return mutations;
}
