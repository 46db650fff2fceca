import * as z from 'zod';
import {valueTypes, type ValueType} from '../../lib/value-types';
import {documentedMinecraft, minecraftVersions} from '../../config/minecraft';
import type {Releases} from './versions';

/**
 * Parts that several schemas of data files share: title, source, and values with type, default and limits. Editors show the
 * descriptions, which become part of the JSON Schemas.
 */

/** Text without markup, such as a name, a key or a heading. */
export const line = z.string().min(1);

export const text = line.describe('Prose with `code`, **bold** and [links](/docs/…), but no other markup.');

/** The versions of Minecraft other than the documented version. */
export const otherMinecraft = z.enum(minecraftVersions.filter((each) => each !== documentedMinecraft));

/**
 * Creates the schema of `in`, which overrides prose of a row, group or file for other versions of Minecraft:
 * `in: {'1.20.1': {does: …}}`.
 * @param texts schemas of the keys that contain prose
 */
export function inVersions<Shape extends Record<string, z.ZodType>>(texts: Shape) {
  const nullable = Object.fromEntries(Object.entries(texts).map(([key, schema]) => [key, schema.nullable()]));
  return z
    .partialRecord(otherMinecraft, z.strictObject(nullable).partial())
    .optional()
    .describe('Prose for other versions of Minecraft, by version and key. null removes the value.');
}

const version = z
  .string()
  .regex(/^\d+(\.\d+)*$/, 'a version such as 2101.1.9')
  .describe('A version number, e.g. 2101.1.9.');

export const id = z
  .string()
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'lower-case letters, digits, - and _ (it becomes part of an address)')
  .describe('Part of the id that pages use, in lower case. Changing it breaks links.');

const source = z
  .strictObject({
    mod: line.describe('Name of the product that the facts describe, as players know it.'),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name of a GitHub repository')
      .describe('GitHub repository of the files that were read, as owner/name.'),
    version: version.describe('Version of the product that was read.'),
    minecraft: version.describe('Version of Minecraft that this version of the product is made for.'),
    files: z.array(line).min(1).describe('Files that were read, relative to the repository.'),
    with: z
      .array(z.strictObject({mod: line.describe('Name of the other product.'), version}))
      .optional()
      .describe('Other products whose values this file contains, with their versions.'),
  })
  .describe('Files that the facts come from, so that the facts can be verified again.');

/** The App needs no version of Minecraft, because each version of the App supports all versions of Minecraft. */
const appSource = source
  .omit({minecraft: true})
  .extend({repository: z.literal('FTBTeam/FTB-App').describe('Repository of the App.')})
  .describe('Files of the FTB App that the facts come from.');

/** Add-ons in the Bedrock Marketplace have no public sources, and readers cannot look up their versions. */
const addonSource = z
  .strictObject({
    addon: line.describe('Name of the add-on, as players know it.'),
    as_of: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2025-09-17, in quotes')
      .describe("Day on which FTB's publications were last read."),
  })
  .describe('The add-on that the facts describe, and the day on which they were last verified.');

export type Source = z.infer<typeof source>;
export type AppSource = z.infer<typeof appSource>;
export type AddonSource = z.infer<typeof addonSource>;

/** Integers beyond JavaScript's safe range (2^53) are in quotes. */
const number = z.union([z.number(), z.string().regex(/^-?\d{16,}$/, 'digits in quotes')]);

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** Keys of a value with type, default and limits. Spread them into a strict object and refine it with `checkValue`. */
export const valueShape = {
  type: z
    .enum(Object.keys(valueTypes) as [ValueType, ...ValueType[]])
    .describe(
      'Type of the value: boolean, tristate (true, false, Default), int, long, float, double, text, enum, list, set, map, int-array, compound, color, icon, image, item, fluid.',
    ),
  holds: line
    .optional()
    .describe('Content of the value in more detail, e.g. "dimension id" or "list of quest IDs".'),
  default: z
    .union([scalar, z.array(scalar)])
    .optional()
    .describe('Value if nothing is set. It must match type, limits and values.'),
  default_text: line
    .optional()
    .describe('Description of a default that is not a fixed value. Replaces default.'),
  min: number.optional().describe('Smallest allowed number.'),
  max: number.optional().describe('Largest allowed number. In quotes above 2^53.'),
  unit: line.optional().describe('Unit of the number, e.g. seconds, ticks, blocks.'),
  values: z
    .union([z.array(line).min(1), z.record(z.string(), line)])
    .optional()
    .describe('Allowed values: a list, or a map from value to meaning.'),
};

/** Keys of a value that contain prose. */
export const valueTexts = {
  holds: valueShape.holds,
  default_text: valueShape.default_text,
  values: valueShape.values,
};

type ValueFields = z.infer<z.ZodObject<typeof valueShape>>;

const numberTypes: ReadonlySet<ValueType> = new Set(['int', 'long', 'float', 'double']);

/** Schema of the default for each type, with a description of the allowed values for messages. */
const whole = [z.int(), 'a whole number without quotes'] as const;
const decimal = [z.number(), 'a number without quotes'] as const;
const list = [z.array(z.unknown()), 'a list; write [] for an empty one'] as const;
const defaults: Partial<Record<ValueType, readonly [schema: z.ZodType, allowed: string]>> = {
  boolean: [z.boolean(), 'true or false, without quotes'],
  tristate: [z.union([z.boolean(), z.literal('Default')]), 'true, false or Default'],
  int: whole,
  long: whole,
  float: decimal,
  double: decimal,
  list,
  set: list,
  'int-array': list,
  text: [z.string(), 'text; put it in quotes'],
};

function describeLimits({min, max}: ValueFields): string {
  if (min !== undefined && max !== undefined) {
    return `${min} to ${max}`;
  }
  return min !== undefined ? `${min} or more` : `${max} or less`;
}

/** Returns a message about a wrong default, or undefined if the default is right. Expects `min` ≤ `max`. */
function defaultMistake(value: ValueFields): string | undefined {
  const {type, min = -Infinity, max = Infinity, values, default: given} = value;
  const found = `found ${JSON.stringify(given)}, allowed`;
  const [schema, wanted] = defaults[type] ?? [];
  if (schema?.safeParse(given).success === false) {
    return `${found} for type ${type}: ${wanted}`;
  }
  if (numberTypes.has(type) && (Number(given) < Number(min) || Number(given) > Number(max))) {
    return `${found} ${describeLimits(value)}`;
  }
  const allowed = values && (Array.isArray(values) ? values : Object.keys(values));
  return allowed && type === 'enum' && !allowed.includes(String(given))
    ? `${found}: ${allowed.join(', ')}`
    : undefined;
}

/** Returns a function that reports a mistake at a path of keys. */
export const reporter = (context: z.RefinementCtx) => (path: PropertyKey[], message: string) =>
  context.addIssue({code: 'custom', path, message});

/** Zod refinement for values. Checks the order of limits, and type and range of the default. */
export function checkValue(value: ValueFields, context: z.RefinementCtx): void {
  const report = reporter(context);
  const {type, min, max} = value;
  if (min !== undefined && max !== undefined && Number(min) > Number(max)) {
    report(['min'], `found a range of ${min} to ${max}: min is above max; swap them`);
    return;
  }
  if ((min !== undefined || max !== undefined) && !numberTypes.has(type) && type !== 'int-array') {
    report([min !== undefined ? 'min' : 'max'], `type ${type} has no limits; remove min and max`);
  }
  if (type === 'enum' && !value.values) {
    report(['type'], 'an enum needs its values; add "values: [first, second]"');
  }
  if (value.default !== undefined && value.default_text !== undefined) {
    report(['default_text'], 'default and default_text exclude each other; keep one');
  }
  const wrongDefault = value.default === undefined ? undefined : defaultMistake(value);
  if (wrongDefault) {
    report(['default'], wrongDefault);
  }
}

const title = line.describe('Subject of the file, as a table caption.');

/** Keys of files about a mod. Each kind adds `groups`. */
export const fileShape = {title, source};

/** Keys of files about a Marketplace add-on. */
export const addonFileShape = {title, source: addonSource};

/** Keys of files about a mod, an add-on or the App. */
export const anyFileShape = {title, source: z.union([source, appSource, addonSource])};

/** Keys of groups. Each kind adds its rows. */
export const groupShape = {
  title: line.describe('Caption of this group of rows.'),
  about: text.optional().describe('Statement that applies to all rows of the group.'),
  in: inVersions({about: text}),
};

export const notes = z.array(text).min(1).optional().describe('Surprising facts, one sentence each.');
export const since = version.optional().describe('First version that contains it.');

/** Route of the page that shows a part of an add-on. Other pages link to this page. */
export const page = z
  .string()
  .regex(/^\/docs\/marketplace(\/[^#?%]+)*$/, 'a route below /docs/marketplace, with spaces instead of %20')
  .describe(
    'Route of the page that shows this part, e.g. /docs/marketplace/Addons/tinkers/Docs/Getting Started.',
  );

const addonVersion = z
  .string()
  .regex(/^\d+(\.\d+)+$/, 'a version such as 1.7.0, in quotes')
  .describe('A version of the add-on, in quotes.');

export const addonSince = addonVersion.optional().describe('First version of the add-on that contains it.');

/** Keys for notes, and for statements that are not confirmed. */
export const remarks = {
  notes,
  unsure: z
    .array(text)
    .min(1)
    .optional()
    .describe('Unpublished or uncertain facts, one sentence each. Pages mark them "Unconfirmed".'),
};

/** The part of a source that a page shows. */
export type ShownSource =
  | (Pick<Source, 'mod' | 'version' | 'minecraft' | 'with'> & {
      /** Releases for other versions of Minecraft that were compared. */
      releases?: Releases;
    })
  | Pick<AppSource, 'mod' | 'version' | 'with'>
  | AddonSource;
