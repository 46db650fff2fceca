import * as z from 'zod';
import {id, line, text, reporter} from './common';

/**
 * Facts about a modpack from public sources. Every value refers to a source, and every source has a date. Quest descriptions
 * and values without a public source are left out.
 */

const key = id.describe('Key of an entry in sources.');
const whole = z.int().positive();
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2025-09-17, in quotes');
const versionName = line.describe('Version of the pack, as players know it.');

const source = z.strictObject({
  url: z
    .url({protocol: /^https$/, error: 'an address that begins with https://'})
    .describe('Public page or file.'),
  day: day.describe('Date of the file or release, or the day on which the page was read.'),
});

/** A value with its source and the version of the pack that contains it. */
const fact = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({value, from: key, of: versionName.optional()});

const version = z.strictObject({
  name: versionName,
  id: whole.optional().describe('Number of the version, for Docker, panels and the installer.'),
  day: day.optional().describe('First day on which the source lists the version.'),
  kind: z.enum(['release', 'beta', 'alpha', 'hotfix', 'archived']).optional(),
  from: key,
});

const setting = z.strictObject({
  option: line.describe('Option as FILE#KEY: the id of its file in src/data/config and its full key.'),
  default: z.unknown().describe('Default in the mod.'),
  value: z.unknown().describe('Value in the pack.'),
  note: text.optional().describe('Other things that change the value, e.g. ranks of the pack.'),
});

/** Keys of facts that were read from the files of one version of the pack. */
const partShape = {version: versionName, from: key};

const loaders = ['NeoForge', 'Forge', 'Fabric', 'Quilt'] as const;

export const packs = z
  .strictObject({
    title: line.describe('Name of the pack in the App.'),
    page: z
      .string()
      .regex(/^\/docs\/modpacks\/[a-z0-9-]+$/, 'a route below /docs/modpacks')
      .optional()
      .describe('Page of the pack, if it has one.'),
    sources: z.record(id, source),
    id: fact(whole).optional().describe('Number of the pack, for Docker, panels and the installer.'),
    supported: fact(z.boolean()).optional().describe("Whether FTB's issue tracker for packs lists the pack."),
    minecraft: fact(line).optional(),
    loader: fact(z.enum(loaders)).optional(),
    loader_version: fact(line).optional(),
    java: fact(whole).optional().describe('Major version of Java, if a source names it.'),
    memory: fact(whole).optional().describe('Recommended memory in megabytes, if published.'),
    versions: z.array(version).default([]).describe('Versions of the pack, newest first.'),
    mods: z
      .strictObject({...partShape, files: z.array(line).min(1).describe('Files in the folder mods.')})
      .optional(),
    quests: z
      .strictObject({
        ...partShape,
        chapters: z
          .array(z.strictObject({title: line, group: line.optional(), quests: z.int().min(0)}))
          .min(1),
      })
      .optional(),
    settings: z
      .strictObject({...partShape, options: z.array(setting).min(1)})
      .optional()
      .describe('Options of FTB mods that differ from their defaults.'),
    links: z.record(line, z.url()).default({}).describe('Addresses by label.'),
  })
  .superRefine((pack, context) => {
    const report = reporter(context);
    const check = (value: unknown, keys: PropertyKey[]) => {
      for (const [name, inner] of Object.entries((value ?? {}) as object)) {
        if (name === 'from' && typeof inner === 'string' && !(inner in pack.sources)) {
          report([...keys, name], `found "${inner}", allowed: ${Object.keys(pack.sources).join(', ')}`);
        } else if (typeof inner === 'object') {
          check(inner, [...keys, Array.isArray(value) ? Number(name) : name]);
        }
      }
    };
    check({...pack, sources: undefined}, []);
  });

export type PackFile = z.infer<typeof packs>;
export type PackVersion = z.infer<typeof version>;
export type Fact<Value> = {value: Value; from: string; of?: string};

/** A source, as shown on pages. */
export type ShownDay = {
  url: string;
  day: string;
  /** Whether the source was more than 90 days old when the site was built. */
  isOld: boolean;
};

/** A row in the table of requirements of a pack. */
type NeedRow = {
  label: string;
  value: string;
  /** Text that the copy button copies. */
  copy?: string;
  note?: string;
  source?: ShownDay;
};

/** An FTB mod in a pack. */
type PackMod = {name: string; version: string; page?: string};

export type PackRow = {
  title: string;
  page?: string;
  minecraft?: string;
  loader?: string;
  java?: number;
  id?: number;
  newest?: string;
  supported?: boolean;
  source?: ShownDay;
};

type Rows<Row> = {
  id: string;
  title: string;
  file: string;
  groups: {id: string; title: string; rows: (Row & {anchor: string})[]}[];
  version?: string;
  source?: ShownDay;
};

export type PackNeedsEntry = Rows<NeedRow>;
export type PackVersionsEntry = Rows<{
  name: string;
  number?: number;
  day?: string;
  kind?: string;
  source: ShownDay;
}>;
export type PackModsEntry = Rows<{name: string}>;
export type PackSuiteEntry = Rows<PackMod>;
export type PackChaptersEntry = Rows<{name: string; quests: number}>;
export type PackSettingsEntry = Rows<{
  option: string;
  file: string;
  page?: string;
  default: string;
  value: string;
  does: string;
  note?: string;
}>;
export type PackListEntry = Rows<PackRow>;
export type ModPacksEntry = Rows<{
  pack: string;
  page?: string;
  packVersion: string;
  version: string;
  source: ShownDay;
}>;

/** Value of an option in a pack, for the row of the option. */
export type OptionPack = {pack: string; version: string; value: string; page?: string; note?: string};

/** A pack for which the server builder can create a server. */
export type ServerPack = {
  slug: string;
  title: string;
  id: number;
  minecraft?: string;
  loader?: (typeof loaders)[number];
  java: number;
  versions: {name: string; id: number}[];
};
export type ServerPacksEntry = {id: string; packs: ServerPack[]};
