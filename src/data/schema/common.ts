import * as z from 'zod';
import {valueTypes, type ValueType} from '../../lib/value-types';
import {documentedMinecraft, minecraftVersions} from '../../config/minecraft';
import type {Releases} from './versions';

/**
 * The shared parts of all data files: title, source, and rules for a value with a type, a default and limits. The JSON Schemas
 * for editors contain the descriptions.
 */

/** A name, a key, a heading: shown or looked up unchanged. */
export const line = z.string().min(1);

export const text = line.describe('Prose with `code`, **bold** and [links](/docs/…), but no other markup.');

/** The versions of Minecraft that the data are not written for. */
export const otherMinecraft = z.enum(minecraftVersions.filter((each) => each !== documentedMinecraft));

/**
 * Texts of a row, group or file that differ in other versions of Minecraft: `in: {'1.20.1': {does: …}}`.
 * @param texts the keys that hold prose
 */
export function inVersions<Shape extends Record<string, z.ZodType>>(texts: Shape) {
  const nullable = Object.fromEntries(Object.entries(texts).map(([key, schema]) => [key, schema.nullable()]));
  return z
    .partialRecord(otherMinecraft, z.strictObject(nullable).partial())
    .optional()
    .describe('Texts that are others in another version of Minecraft, by version and key. null: none.');
}

const version = z
  .string()
  .regex(/^\d+(\.\d+)*$/, 'a version such as 2101.1.9')
  .describe('A version number, e.g. 2101.1.9.');

export const id = z
  .string()
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'lower-case letters, digits, - and _ (it becomes part of an address)')
  .describe('Part of the id that pages name. Lower case; changing it breaks links.');

const source = z
  .strictObject({
    mod: line.describe('Name of the product the facts hold for, as players know it.'),
    repository: z
      .string()
      .regex(/^[\w.-]+\/[\w.-]+$/, 'owner/name of a GitHub repository')
      .describe('GitHub repository of the files that were read, as owner/name.'),
    version: version.describe('Version of the product that was read.'),
    minecraft: version.describe('Minecraft version it belongs to.'),
    files: z.array(line).min(1).describe('Files that were read, relative to the repository.'),
    with: z
      .array(z.strictObject({mod: line.describe('Name of the other product.'), version}))
      .optional()
      .describe('Other products, with versions, whose values this file contains.'),
  })
  .describe('Where the facts were read, so that they can be checked again.');

/** A version of the App, unlike one of a mod, serves every version of Minecraft. */
const appSource = source
  .omit({minecraft: true})
  .extend({repository: z.literal('FTBTeam/FTB-App').describe('Where the App was read.')})
  .describe('Where facts about the FTB App were read.');

/** Add-ons of the Bedrock Marketplace have no public sources and no versions that a reader could look up. */
const addonSource = z
  .strictObject({
    addon: line.describe('Name of the add-on, as players know it.'),
    as_of: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2025-09-17, in quotes')
      .describe("Day up to which FTB's publications were read."),
  })
  .describe('What the facts hold for, and the day of the last check.');

export type Source = z.infer<typeof source>;
export type AppSource = z.infer<typeof appSource>;
export type AddonSource = z.infer<typeof addonSource>;

/** An integer too large for JSON is in quotes. */
const number = z.union([z.number(), z.string().regex(/^-?\d{16,}$/, 'digits in quotes')]);

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** The keys of anything that has a type, a default and limits. Spread into a strict object and refine with `checkValue`. */
export const valueShape = {
  type: z
    .enum(Object.keys(valueTypes) as [ValueType, ...ValueType[]])
    .describe(
      'What the value is: boolean, tristate (true, false, Default), int, long, float, double, text, enum, list, set, map, int-array, compound, color, icon, image, item, fluid.',
    ),
  holds: line.optional().describe('Content in detail, e.g. "dimension id" or "list of quest IDs".'),
  default: z
    .union([scalar, z.array(scalar)])
    .optional()
    .describe('The value when nothing is set. Must fit type, limits and values.'),
  default_text: line.optional().describe('Instead of default: a description, if it is not one fixed value.'),
  min: number.optional().describe('Smallest allowed number.'),
  max: number.optional().describe('Largest allowed number. Beyond 2^53: in quotes.'),
  unit: line.optional().describe('What the number counts: seconds, ticks, blocks.'),
  values: z
    .union([z.array(line).min(1), z.record(z.string(), line)])
    .optional()
    .describe('Allowed values: a list, or a map of value to meaning.'),
};

/** The keys among them that contain prose. */
export const valueTexts = {
  holds: valueShape.holds,
  default_text: valueShape.default_text,
  values: valueShape.values,
};

type ValueFields = z.infer<z.ZodObject<typeof valueShape>>;

const numberTypes: ReadonlySet<ValueType> = new Set(['int', 'long', 'float', 'double']);

/** Schema for the default of each type, and how to write it. */
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

/** The mistake in a default, if there is one. Expects `min` ≤ `max`. */
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

/** @returns a function that reports mistakes across keys: the key, and a message for the person who edits the file */
export const reporter = (context: z.RefinementCtx) => (path: PropertyKey[], message: string) =>
  context.addIssue({code: 'custom', path, message});

/** Zod refinement of a value: limits in order, default inside them and of the right type. */
export function checkValue(value: ValueFields, context: z.RefinementCtx): void {
  const report = reporter(context);
  const {type, min, max} = value;
  if (min !== undefined && max !== undefined && Number(min) > Number(max)) {
    report(['min'], `found a range of ${min} to ${max}: min is above max; swap them`);
    return;
  }
  if ((min !== undefined || max !== undefined) && !numberTypes.has(type) && type !== 'int-array') {
    report([min !== undefined ? 'min' : 'max'], `type ${type} has no limits; remove it`);
  }
  if (type === 'enum' && !value.values) {
    report(['type'], 'an enum needs its values: add values: [first, second]');
  }
  if (value.default !== undefined && value.default_text !== undefined) {
    report(['default_text'], 'default and default_text exclude each other; keep one');
  }
  const wrongDefault = value.default === undefined ? undefined : defaultMistake(value);
  if (wrongDefault) {
    report(['default'], wrongDefault);
  }
}

const title = line.describe('What the whole file is about, as a table caption.');

/** Keys of every file; each kind adds `groups`. */
export const fileShape = {title, source};

/** Keys of every file about a Marketplace add-on. */
export const addonFileShape = {title, source: addonSource};

/** Keys of files about a mod, an add-on or the App. */
export const anyFileShape = {title, source: z.union([source, appSource, addonSource])};

/** Keys of every group; each kind adds its rows. */
export const groupShape = {
  title: line.describe('Caption of this group of rows.'),
  about: text.optional().describe('What holds for all rows of the group.'),
  in: inVersions({about: text}),
};

export const notes = z.array(text).min(1).optional().describe('Surprising facts. One sentence each.');
export const since = version.optional().describe('First version that has it.');

/** Route of the page that shows this part of an add-on; other pages link to it. */
export const page = z
  .string()
  .regex(/^\/docs\/marketplace(\/[^#?%]+)*$/, 'a route below /docs/marketplace, spaces as spaces')
  .describe('Route of the page that shows it, e.g. /docs/marketplace/Addons/tinkers/Docs/Getting Started.');

const addonVersion = z
  .string()
  .regex(/^\d+(\.\d+)+$/, 'a version such as 1.7.0, in quotes')
  .describe('A version of the add-on, in quotes.');

export const addonSince = addonVersion.optional().describe('First version of the add-on that has it.');

/** Notes for readers, without unconfirmed statements. */
export const remarks = {
  notes,
  unsure: z
    .array(text)
    .min(1)
    .optional()
    .describe('Unpublished or uncertain facts, which pages mark "Unconfirmed". One sentence each.'),
};

/** The part of a source that a page shows. */
export type ShownSource =
  | (Pick<Source, 'mod' | 'version' | 'minecraft' | 'with'> & {
      /** Releases of the mod for other versions of Minecraft that were compared. */
      releases?: Releases;
    })
  | Pick<AppSource, 'mod' | 'version' | 'with'>
  | AddonSource;
