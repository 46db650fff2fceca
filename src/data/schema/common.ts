import * as z from 'zod';

/**
 * What every data file shares: its title, where its facts were read, and rules for a value with a type, a default and limits.
 * Descriptions end up in the JSON Schemas that a writer's editor completes from.
 */

export const text = z
  .string()
  .min(1)
  .describe('Prose. `code`, **bold** and [links](/docs/…) are understood; nothing else is.');

export const version = z
  .string()
  .regex(/^\d+(\.\d+)*$/, 'a version such as 2101.1.9')
  .describe('A version number, e.g. 2101.1.9.');

/** Part of an address: a file, a group or a row. */
export const idPattern = /^[a-z0-9]+([-_][a-z0-9]+)*$/;

export const id = z
  .string()
  .regex(idPattern, 'lower-case letters, digits, - and _ (it becomes part of an address)')
  .describe('Part of the id that pages name. Lower case; changing it breaks links.');

export const source = z
  .strictObject({
    mod: z.string().min(1).describe('Name of the product the facts hold for, as players know it.'),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name of a GitHub repository')
      .describe('GitHub repository the facts were read in, as owner/name.'),
    version: version.describe('Version of the product that was read.'),
    minecraft: version.describe('Minecraft version it belongs to.'),
    files: z.array(z.string().min(1)).min(1).describe('Files that were read, relative to the repository.'),
    with: z
      .array(z.strictObject({mod: z.string().min(1).describe('Name of the other product.'), version}))
      .optional()
      .describe('Other products, at these versions, whose values stand in this file.'),
  })
  .describe('Where the facts were read. A value without a source cannot be checked again.');

/** The App is no mod: one version of it serves every version of Minecraft. */
const appSource = source
  .omit({minecraft: true})
  .extend({repository: z.literal('FTBTeam/FTB-App').describe('Where the App was read.')})
  .describe('Where facts about the FTB App were read.');

/** Add-ons of the Bedrock Marketplace: closed, and without versions that a reader could look up. */
const addonSource = z
  .strictObject({
    addon: z.string().min(1).describe('Name of the add-on, as players know it.'),
    as_of: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2025-09-17, in quotes')
      .describe('Day up to which what FTB published was read.'),
  })
  .describe('What the facts hold for, and up to which day.');

export type Source = z.infer<typeof source>;
export type AppSource = z.infer<typeof appSource>;
export type AddonSource = z.infer<typeof addonSource>;

/** Type name → what a reader sees. */
export const valueTypes = {
  boolean: 'boolean',
  tristate: 'three-way',
  int: 'whole number',
  long: 'long number',
  float: 'decimal',
  double: 'decimal',
  text: 'text',
  enum: 'choice',
  list: 'list',
  set: 'set',
  map: 'map',
  'int-array': 'int array',
  compound: 'compound',
  color: 'colour',
  icon: 'icon',
  image: 'image',
  item: 'item',
  fluid: 'fluid',
} as const;

export type ValueType = keyof typeof valueTypes;

/** A whole number too large for JSON stands in quotes. */
export const number = z.union([z.number(), z.string().regex(/^-?\d{16,}$/, 'digits in quotes')]);

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The keys of anything that has a type, a default and limits. Spread into a strict object and refine with `checkValue`. */
export const valueShape = {
  type: z
    .enum(Object.keys(valueTypes) as [ValueType, ...ValueType[]])
    .describe(
      'What the value is: boolean, tristate (true, false, Default), int, long, float, double, text, enum, list, set, map, int-array, compound, color, icon, image, item, fluid.',
    ),
  holds: z
    .string()
    .min(1)
    .optional()
    .describe('What exactly goes in, e.g. "dimension id" or "list of quest IDs".'),
  default: z
    .union([scalar, z.array(scalar)])
    .optional()
    .describe('The value when nothing is set. Must fit type, limits and values.'),
  default_text: z
    .string()
    .min(1)
    .optional()
    .describe('The default in words, where it is not one fixed value. Instead of default.'),
  min: number.optional().describe('Smallest allowed number.'),
  max: number.optional().describe('Largest allowed number. Beyond 2^53: in quotes.'),
  unit: z.string().min(1).optional().describe('What the number counts: seconds, ticks, blocks.'),
  values: z
    .union([z.array(z.string().min(1)).min(1), z.record(z.string(), z.string().min(1))])
    .optional()
    .describe('Allowed values: a list, or a map of value to meaning.'),
};

type ValueFields = z.infer<z.ZodObject<typeof valueShape>>;

/** A mistake in a value: the key it stands under and what is wrong, in words for the person who edits the file. */
export type ValueMistake = {key: keyof ValueFields; message: string};

const wholeTypes: ReadonlySet<ValueType> = new Set(['int', 'long']);
const numberTypes: ReadonlySet<ValueType> = new Set(['int', 'long', 'float', 'double']);
const listTypes: ReadonlySet<ValueType> = new Set(['list', 'set', 'int-array']);

function show(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
}

function describeLimits({min, max}: ValueFields): string {
  if (min !== undefined && max !== undefined) {
    return `${min} to ${max}`;
  }
  return min !== undefined ? `${min} or more` : `${max} or less`;
}

/** What is wrong with the default, if anything. Expects `min` ≤ `max`. */
function defaultMistake(value: ValueFields): string | undefined {
  const {type, min, max, values} = value;
  const given = value.default;
  const wrong = (allowed: string) => `found ${show(given)}, allowed for type ${type}: ${allowed}`;
  if (given === undefined) {
    return undefined;
  }
  if (type === 'boolean' && typeof given !== 'boolean') {
    return wrong('true or false, without quotes');
  }
  if (type === 'tristate' && typeof given !== 'boolean' && given !== 'Default') {
    return wrong('true, false or Default');
  }
  if (numberTypes.has(type)) {
    if (typeof given !== 'number' || (wholeTypes.has(type) && !Number.isInteger(given))) {
      return wrong(`a ${wholeTypes.has(type) ? 'whole ' : ''}number without quotes`);
    }
    if ((min !== undefined && given < Number(min)) || (max !== undefined && given > Number(max))) {
      return `found ${given}, allowed ${describeLimits(value)}`;
    }
  }
  if (listTypes.has(type) && !Array.isArray(given)) {
    return wrong('a list; write [] for an empty one');
  }
  if (type === 'text' && typeof given !== 'string') {
    return wrong('text; put it in quotes');
  }
  const allowed = values && (Array.isArray(values) ? values : Object.keys(values));
  if (allowed && type === 'enum' && !allowed.includes(String(given))) {
    return `found ${show(given)}, allowed: ${allowed.join(', ')}`;
  }
  return undefined;
}

/**
 * Checks what a schema of single keys cannot: limits in order, default inside them and of the right type.
 * @returns one mistake per key, none when all is well
 */
export function valueMistakes(value: ValueFields): ValueMistake[] {
  const mistakes: ValueMistake[] = [];
  const {type, min, max} = value;
  if (min !== undefined && max !== undefined && Number(min) > Number(max)) {
    return [{key: 'min', message: `found a range of ${min} to ${max}: min is above max; swap them`}];
  }
  if ((min !== undefined || max !== undefined) && !numberTypes.has(type) && type !== 'int-array') {
    mistakes.push({key: min !== undefined ? 'min' : 'max', message: `type ${type} has no limits; remove it`});
  }
  if (type === 'enum' && !value.values) {
    mistakes.push({key: 'type', message: 'an enum needs its values: add values: [first, second]'});
  }
  if (value.default !== undefined && value.default_text !== undefined) {
    mistakes.push({key: 'default_text', message: 'default and default_text exclude each other; keep one'});
  }
  const wrongDefault = defaultMistake(value);
  if (wrongDefault) {
    mistakes.push({key: 'default', message: wrongDefault});
  }
  return mistakes;
}

/** Zod refinement around `valueMistakes`. */
export function checkValue(value: ValueFields, context: z.RefinementCtx): void {
  for (const {key, message} of valueMistakes(value)) {
    context.addIssue({code: 'custom', path: [key], message});
  }
}

const title = z.string().min(1).describe('What the whole file is about, as a table caption.');

/** Keys every kind's file starts with; `groups` is added by the kind. */
export const fileShape = {title, source};

/** The same for facts about an add-on of the Marketplace. */
export const addonFileShape = {title, source: addonSource};

/** The same for facts about either, or about the App. */
export const anyFileShape = {title, source: z.union([source, appSource, addonSource])};

/** Keys every group starts with; its rows are added by the kind. */
export const groupShape = {
  title: z.string().min(1).describe('Caption of this group of rows.'),
  about: text.optional().describe('What holds for all rows of the group.'),
};

export const notes = z.array(text).min(1).optional().describe('What surprises people. One sentence each.');
export const since = version.optional().describe('First version that has it.');
