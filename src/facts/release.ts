import {minecraftTable, type Minecraft} from '../config/minecraft';

/** Numbers of a release, Minecraft's first: `v2101.1.9-beta` → 21, 1, 1, 9; `26.1.2.4` → 26, 1, 2, 4. */
export function releaseNumbers(release: string): number[] {
  const [first = 0, ...rest] = release
    .replace(/^v|-.*$/g, '')
    .split('.')
    .map(Number);
  return first > 1000 ? [Math.floor(first / 100), first % 100, ...rest] : [first, ...rest];
}

/** The version of a release: that of its tag, or that of the build if `ref` is a commit. */
export const releaseName = (ref: string, built: string) =>
  /^v?\d+(\.\d+)+/.test(ref) ? ref.replace(/^v/, '').replace(/-(alpha|beta)$/, '') : built;

/** Comparison function for lists of numbers. */
export const compareNumbers = (left: readonly number[], right: readonly number[]) =>
  left.map((number, i) => number - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;

/** The version in src/config/minecraft.ts that a version of Minecraft belongs to; undefined for other versions. */
export function minecraftOf(version: string): Minecraft | undefined {
  const own = releaseNumbers(version);
  const newest = minecraftTable.filter(({first}) => compareNumbers(releaseNumbers(first), own) <= 0).at(-1);
  const isAfter = newest?.last !== undefined && compareNumbers(own, releaseNumbers(newest.last)) > 0;
  return isAfter ? undefined : newest?.id;
}
