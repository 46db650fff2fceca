import {minecraftTable, type Minecraft} from '../config/minecraft';

/**
 * Splits a release into numbers, beginning with those of the version of Minecraft: `v2101.1.9-beta` → 21, 1, 1, 9.
 */
export function releaseNumbers(release: string): number[] {
  const [first = 0, ...rest] = release
    .replace(/^v|-.*$/g, '')
    .split('.')
    .map(Number);
  return first > 1000 ? [Math.floor(first / 100), first % 100, ...rest] : [first, ...rest];
}

/**
 * Returns the version in the tag `ref`, or `built`, the version of the build, if `ref` does not contain a version.
 */
export const releaseName = (ref: string, built: string) =>
  /^v?\d+(\.\d+)+/.test(ref) ? ref.replace(/^v/, '').replace(/-(alpha|beta)$/, '') : built;

/** Compares two lists of numbers. For use as a sort function. */
export const compareNumbers = (left: readonly number[], right: readonly number[]) =>
  left.map((number, i) => number - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** Returns the entry of src/config/minecraft.ts for a version of Minecraft, or undefined if no entry covers it. */
export function minecraftOf(version: string): Minecraft | undefined {
  const own = releaseNumbers(version);
  const newest = minecraftTable.filter(({first}) => compareNumbers(releaseNumbers(first), own) <= 0).at(-1);
  const isAfter = newest?.last !== undefined && compareNumbers(own, releaseNumbers(newest.last)) > 0;
  return isAfter ? undefined : newest?.id;
}
