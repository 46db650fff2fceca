/** Numbers of a release, Minecraft's first: `v2101.1.9-beta` → 21, 1, 1, 9; `26.1.2.4` → 26, 1, 2, 4. */
export function releaseNumbers(release: string): number[] {
  const [first = 0, ...rest] = release
    .replace(/^v|-.*$/g, '')
    .split('.')
    .map(Number);
  return first > 1000 ? [Math.floor(first / 100), first % 100, ...rest] : [first, ...rest];
}

/** Which of two lists of numbers is less, as a sort asks. */
export const compareNumbers = (left: readonly number[], right: readonly number[]) =>
  left.map((number, i) => number - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
