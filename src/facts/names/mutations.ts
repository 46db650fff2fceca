import type {Minecraft} from '../../config/minecraft';
import type {Known} from './known';
import {unknownIn} from './known';

/** Measures how many wrong names the check finds, by changing names at random and looking them up. */

/** Inline code, and the version of Minecraft for which it is shown. */
export type Written = {code: string; minecraft: Minecraft};

export type Mutation = Written & {mutated: string; isNoticed: boolean};

/** Creates a seeded random number generator with values from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Adds a typical mistake to a name: a missing letter, swapped letters, a plural, or a word from another name. */
function changed(code: string, random: () => number, others: readonly string[]): string {
  // Placeholders such as <name> are removed, because any word is valid in them.
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
    // A name of one word would become another valid name.
    ...(words.length > 1 ? [() => others[Math.floor(random() * others.length)]!] : []),
  ];
  return code.replace(word, ways[Math.floor(random() * ways.length)]!());
}

/**
 * Changes names at random.
 * @param written names on pages and in the data, without duplicates
 * @param known known names for each version
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
