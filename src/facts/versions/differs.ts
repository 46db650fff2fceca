import type {Command} from '../../data/schema/commands';
import type {Differs} from '../../data/schema/versions';
import {lineIn, type CommandTree} from '../check/commands';
import type {Difference} from '../check/compare';

/** Computes the differences of a row in another version of its mod. */

type DataRow = Readonly<Record<string, unknown>>;

const same = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** Adds the meanings that the row gives to the values of an enum. */
function meant(row: DataRow, values: unknown): unknown {
  const known = row.values as Record<string, string> | string[] | undefined;
  return known === undefined || Array.isArray(known) || !Array.isArray(values)
    ? values
    : Object.fromEntries((values as string[]).map((value) => [value, known[value] ?? '']));
}

/** Returns the changed keys of a row. Defaults and value lists that are missing from the sources count as unchanged. */
export function valueDiffers(row: DataRow, differences: readonly Difference[]): Differs | undefined {
  const entries = differences
    .filter(({key, value}) => value !== undefined || (key !== 'default' && key !== 'values'))
    .map(({key, value}) => [key, key === 'values' ? meant(row, value) : (value ?? null)]);
  return entries.length > 0 ? (Object.fromEntries(entries) as Differs) : undefined;
}

const argumentsIn = (lines: readonly string[]) =>
  lines.flatMap((line) => (line.match(/[<[][^>\]]*[>\]]/g) ?? []).map((word) => word.slice(1, -1)));

/** Returns the renamed arguments of a command as old name → new name. Pairs arguments by position. */
function renamed(lines: readonly string[], there: readonly (string | undefined)[]): Map<string, string> {
  return new Map(
    lines.flatMap((line, i) => {
      const now = argumentsIn([there[i] ?? '']);
      return argumentsIn([line]).flatMap((name, place): [string, string][] => {
        const other = now[place];
        return other === undefined || other === name ? [] : [[name, other]];
      });
    }),
  );
}

/** Returns the differences of a command, null if the version lacks it, or undefined if it is unchanged. */
export function commandDiffers(
  row: Command,
  tree: CommandTree,
  open: readonly Difference[],
): Differs | null | undefined {
  const lines = [row.syntax].flat();
  const other = lines.map((line) => lineIn(line, tree));
  const syntax = other.filter((line) => line !== undefined);
  if (syntax.length === 0) {
    return null;
  }
  const differs: Record<string, unknown> = {};
  const set = (key: string, before: unknown, now: unknown) => {
    if (!same(before, now)) {
      differs[key] = now ?? null;
    }
  };
  const names = renamed(lines, other);
  const name = (old: string) => names.get(old) ?? old;
  const kept = new Set(argumentsIn(syntax));
  const choices = (argument: string) => [...kept].some((each) => each.split(/\s*\|\s*/).includes(argument));
  set('syntax', lines, syntax);
  if (row.args && differs.syntax) {
    const args = Object.entries(row.args)
      .map(([key, said]) => [name(key), said] as const)
      .filter(([key]) => choices(key));
    set('args', row.args, args.length > 0 ? Object.fromEntries(args) : undefined);
  }
  const level = open.find(({key}) => key === 'level');
  if (level) {
    differs.level = level.value;
  }
  if (open.some(({key}) => key === 'aliases')) {
    const gone = open.filter(({key}) => key === 'aliases').map(({found}) => found);
    set(
      'aliases',
      row.aliases,
      row.aliases?.filter((alias) => !gone.includes(`"${alias}"`)),
    );
  }
  const parts = row.parts?.flatMap((part, i) => {
    const node = part.node
      .split('.')
      .map((word) => name(word))
      .join('.');
    const lost = open.some(({key}) => key === `parts.${i}.node`) && node === part.node;
    const who = open.find(({key}) => key === `parts.${i}.who`)?.value ?? part.who;
    return lost ? [] : [{...part, node, who}];
  });
  set('parts', row.parts, parts);
  if (same(differs.parts, [])) {
    differs.parts = null;
  }
  return Object.keys(differs).length > 0 ? (differs as Differs) : undefined;
}
