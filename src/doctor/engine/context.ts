import type {RulePattern} from '../rules/rules';
import type {Found} from './scan';
import type {Hit} from './types';

/** Index of the first line that is at least `line`. */
function firstFrom(lines: readonly number[], line: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lines[middle]! < line) low = middle + 1;
    else high = middle;
  }
  return low;
}

const hasBetween = (lines: readonly number[], from: number, to: number) =>
  (lines[firstFrom(lines, from)] ?? Infinity) <= to;

/** Hits of a pattern whose surroundings are as it wants them. */
export function validHits(
  number: number,
  patterns: readonly RulePattern[],
  found: readonly (Found | undefined)[],
): {hits: Hit[]; count: number} {
  const own = found[number];
  if (!own) return {hits: [], count: 0};
  const context = patterns[number]!.context;
  if (!context) return own;
  const fits = (line: number) =>
    context.every(([kind, other, within]) => {
      const lines = found[other]?.lines ?? [];
      const above = kind === 'before' ? line : line - within;
      const below = kind === 'after' ? line : line + within;
      return hasBetween(lines, above, below) !== (kind === 'without');
    });
  return {hits: own.hits.filter(({line}) => fits(line)), count: own.lines.filter(fits).length};
}
