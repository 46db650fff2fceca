import type {ValueFact} from '../facts';

/**
 * A value of a row that differs from the sources. If the sources do not contain the value, `source` is `'nothing'` and
 * `value` is undefined.
 */
export type Difference = {key: string; found: string; source: string; at: string; value?: unknown};

const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** Creates a difference for a key of a row. */
export const differs = (key: string, found: unknown, value: unknown, at: string): Difference => ({
  key,
  found: show(found),
  source: show(value),
  at,
  value,
});

/** The keys of a row that describe a value. */
export type ValueRow = {
  type?: string;
  default?: unknown;
  default_text?: string;
  min?: number | string;
  max?: number | string;
  values?: readonly string[] | Readonly<Record<string, string>>;
  label?: string;
  unit?: string;
};

/** Type in the code → more specific types in the data that the code represents with it. */
const compatible: Readonly<Record<string, readonly string[]>> = {
  compound: ['list', 'set', 'map', 'icon', 'item', 'fluid', 'image', 'int-array'],
  item: ['icon'],
  image: ['icon', 'text'],
};

/** Limits that mean "no limit": the extremes of `int` and `long`. */
const unlimited = new Set(['2147483647', '-2147483648', '9223372036854775807', '-9223372036854775808']);

const same = (left: unknown, right: unknown) => {
  const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value);
  return JSON.stringify(text(left)) === JSON.stringify(text(right));
};

function typeFits(row: ValueRow, fact: ValueFact): boolean {
  const open = fact.type === 'enum' && !fact.values && row.type === 'text';
  const named = fact.type === 'text' && row.type === 'enum' && row.values !== undefined;
  return (
    row.type === fact.type ||
    open ||
    named ||
    (row.type !== undefined && (compatible[fact.type]?.includes(row.type) ?? false))
  );
}

/** Name of an enum → names of its constants. */
export type Enums = Readonly<Record<string, string[] | undefined>>;

/** Compares the value of a row with an extracted fact. */
export function compareValue(row: ValueRow, read: ValueFact, enums: Enums): Difference[] {
  const fact = read.of ? {...read, values: enums[read.of]} : read;
  const differences: Difference[] = [];
  const differ = (key: keyof ValueRow, source: unknown) =>
    differences.push(differs(key, row[key], source, fact.at));
  if (!typeFits(row, fact)) {
    differ('type', fact.type);
  }
  if (
    row.default === undefined
      ? row.default_text === undefined && fact.default !== undefined
      : !same(row.default, fact.default)
  ) {
    differ('default', fact.default);
  }
  for (const limit of ['min', 'max'] as const) {
    const open = row[limit] === undefined && unlimited.has(String(fact[limit]));
    if (!open && String(row[limit]) !== String(fact[limit])) {
      differ(limit, fact[limit]);
    }
  }
  if (row.values !== undefined) {
    const named = Array.isArray(row.values) ? [...(row.values as string[])] : Object.keys(row.values);
    if (!fact.values || !same(named.sort(), [...fact.values].sort())) {
      differ('values', fact.values);
    }
  } else if (fact.values) {
    differ('values', fact.values);
  }
  if (row.label !== undefined && fact.label !== undefined && row.label !== fact.label) {
    differ('label', fact.label);
  }
  return differences;
}
