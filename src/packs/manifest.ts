import * as z from 'zod';
import {PackError, type Loader, type PackReading, type VersionKind} from './reading';

/**
 * Parses pack manifests: `.manifest.json` from FTB's server installer, packs and versions from FTB's API,
 * `manifest.json` from CurseForge, and `modrinth.index.json` from Modrinth. FTB-Server-Installer defines
 * FTB's formats in `structs/`.
 */

/** Limits that protect against hostile files and are well above any real pack. */
const most = {files: 100_000, versions: 5_000, characters: 50_000_000};

/** A single-line string that is safe to show on a page. */
const name = z
  .string()
  .min(1)
  .max(120)
  .regex(/^[^\u0000-\u001f\u007f<>]+$/, 'expected a name on one line without < and >');
const versionNumber = z.string().regex(/^[\w.+-]{1,60}$/, 'expected a version such as 21.1.216');
const number = z.coerce
  .number()
  .int()
  .positive()
  .max(2 ** 53 - 1);
const fileName = z.string().regex(/^[^/\\<>\p{Cc}]{1,200}$/u, 'expected a file name without a path');
const folder = z.string().regex(/^(?!.*\.\.)[^\\<>\p{Cc}]{0,300}$/u, 'expected a folder inside the pack');

const target = z.object({name, version: versionNumber, type: z.string()});
const targets = z.array(target).max(20);
const file = z.object({name: fileName, path: folder, type: z.string().optional()});
const files = z.array(file).max(most.files);

const serverManifest = z.object({
  id: number,
  name,
  versionName: name,
  versionId: number,
  modPackTargets: z.object({
    modLoader: z.object({name, version: versionNumber}),
    javaVersion: versionNumber.optional(),
    mcVersion: versionNumber,
  }),
  files: files.default([]),
});

const versionShape = z.object({
  id: number,
  name,
  type: z.string(),
  updated: z.number().nonnegative().optional(),
  private: z.boolean().optional(),
});

const apiPack = z.object({
  status: z.literal('success'),
  id: number,
  name,
  private: z.boolean().optional(),
  versions: z.array(versionShape).max(most.versions),
});

const apiVersion = versionShape.extend({
  status: z.literal('success'),
  parent: number,
  targets,
  specs: z.object({recommended: z.number().nonnegative().optional()}).nullish(),
  files: files.default([]),
});

const curseForge = z.object({
  manifestType: z.literal('minecraftModpack'),
  name,
  version: name,
  minecraft: z.object({
    version: versionNumber,
    modLoaders: z.array(z.object({id: versionNumber, primary: z.boolean().optional()})).max(20),
  }),
});

const modrinth = z.object({
  formatVersion: z.number(),
  game: z.literal('minecraft'),
  name,
  versionId: name,
  dependencies: z.record(z.string(), versionNumber),
  files: z.array(z.object({path: folder})).max(most.files),
});

const loaderNames: Record<string, Loader> = {
  neoforge: 'NeoForge',
  forge: 'Forge',
  fabric: 'Fabric',
  'fabric-loader': 'Fabric',
  quilt: 'Quilt',
  'quilt-loader': 'Quilt',
};

function loaderOf(id: string): Loader {
  const loader = loaderNames[id.toLowerCase()];
  if (!loader) {
    throw new PackError(`found the mod loader "${id}", allowed: ${Object.keys(loaderNames).join(', ')}`);
  }
  return loader;
}

/** Returns the major Java version, such as 21 for `21.0.4+7-LTS` and 8 for `1.8.0_312` or `8u312`. */
function javaMajor(version: string | undefined): number | undefined {
  const major = /^(?:1\.)?(\d+)/.exec(version ?? '')?.[1];
  return major === undefined ? undefined : Number(major);
}

const kinds: readonly string[] = ['release', 'beta', 'alpha', 'hotfix', 'archived'] satisfies VersionKind[];

function versionOf({
  id,
  name: of,
  type,
  updated,
}: z.infer<typeof versionShape>): PackReading['versions'][number] {
  const kind = type.toLowerCase();
  return {
    name: of,
    id,
    ...(updated && {day: new Date(updated * 1000).toISOString().slice(0, 10)}),
    ...(kinds.includes(kind) && {kind: kind as VersionKind}),
  };
}

/** Returns the names of a pack's files in the folder `mods`. */
const modsIn = (list: z.infer<typeof files>): {mods?: string[]} => {
  const mods = list.filter(({path}) => /^(?:\.\/)?mods\/?$/.test(path)).map((each) => each.name);
  return mods.length > 0 ? {mods} : {};
};

const inModsFolder = /^mods\/([^/]+\.jar)$/;

/** The supported formats, in the order in which they are tried. `sign` is a key that identifies the format. */
const shapes: {sign: string; read: (data: unknown) => PackReading}[] = [
  {
    sign: 'modPackTargets',
    read(data) {
      const {
        id,
        name: title,
        versionName,
        versionId,
        modPackTargets,
        files: list,
      } = check(serverManifest, data);
      const {modLoader, javaVersion, mcVersion} = modPackTargets;
      return {
        ...{title, id, of: versionName, versions: [{name: versionName, id: versionId}], minecraft: mcVersion},
        loader: loaderOf(modLoader.name),
        loaderVersion: modLoader.version,
        java: javaMajor(javaVersion),
        ...modsIn(list),
      };
    },
  },
  {
    sign: 'targets',
    read(data) {
      const version = check(apiVersion, data);
      const of = (type: string, id?: string) =>
        version.targets.find((each) => each.type === type && (id === undefined || each.name === id));
      const loader = of('modloader');
      return {
        ...{id: version.parent, of: version.name, versions: [versionOf(version)]},
        minecraft: of('game', 'minecraft')?.version,
        ...(loader && {loader: loaderOf(loader.name), loaderVersion: loader.version}),
        java: javaMajor(of('runtime', 'java')?.version),
        ...(version.specs?.recommended && {memory: version.specs.recommended}),
        ...modsIn(version.files),
      };
    },
  },
  {
    sign: 'versions',
    read(data) {
      const pack = check(apiPack, data);
      if (pack.private) {
        throw new PackError(
          `pack ${pack.id} is private, so its data must not be published; choose a public pack`,
        );
      }
      const versions = pack.versions.filter((each) => !each.private).map(versionOf);
      return {title: pack.name, id: pack.id, versions};
    },
  },
  {
    sign: 'manifestType',
    read(data) {
      const {name: title, version, minecraft} = check(curseForge, data);
      const primary = minecraft.modLoaders.find((each) => each.primary) ?? minecraft.modLoaders[0];
      const [loader = '', ...rest] = primary?.id.split('-') ?? [];
      // Contains no `mods`, because CurseForge lists mods only by number.
      return {
        ...{title, of: version, versions: [{name: version}], minecraft: minecraft.version},
        ...(primary && {loader: loaderOf(loader), loaderVersion: rest.join('-')}),
      };
    },
  },
  {
    sign: 'formatVersion',
    read(data) {
      const {name: title, versionId, dependencies, files: list} = check(modrinth, data);
      const {minecraft, ...loaders} = dependencies;
      const [id, version] = Object.entries(loaders)[0] ?? [];
      const mods = list.flatMap(({path}) => inModsFolder.exec(path)?.[1] ?? []);
      return {
        ...{title, of: versionId, versions: [{name: versionId}], minecraft},
        ...(id !== undefined && {loader: loaderOf(id), loaderVersion: version}),
        ...(mods.length > 0 && {mods}),
      };
    },
  },
];

function check<Schema extends z.ZodType>(schema: Schema, data: unknown): z.infer<Schema> {
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new PackError(`${issue?.path.join('.') || 'top level'}: ${issue?.message}`);
}

/**
 * Reads a manifest or a response of FTB's API.
 * @param text JSON in any of the formats above
 * @param from file name or URL of the text, for error messages
 * @returns the facts about the pack
 * @throws PackError with the file or URL, the key, and the mistake
 */
export function readManifest(text: string, from: string): PackReading {
  try {
    if (text.length > most.characters) {
      throw new PackError(
        `has ${text.length} characters, allowed: at most ${most.characters}; choose the manifest of the pack`,
      );
    }
    const data = parse(text);
    const status = data.status === undefined || data.status === 'success';
    if (!status) {
      throw new PackError(
        `FTB's API reports ${JSON.stringify(data.status)}: ${String(data.message ?? 'no reason').slice(0, 200)}`,
      );
    }
    const shape = shapes.find(({sign}) => Object.hasOwn(data, sign));
    if (!shape) {
      const known =
        '.manifest.json or a response from FTB, manifest.json from CurseForge, modrinth.index.json from Modrinth';
      throw new PackError(`has an unknown format, allowed: ${known}`);
    }
    return shape.read(data);
  } catch (error) {
    throw error instanceof PackError ? new PackError(`${from}  ${error.message}`) : error;
  }
}

function parse(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new PackError(
      `is not valid JSON; choose the manifest of the pack (${(error as Error).message.slice(0, 200)})`,
    );
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new PackError('is not a JSON object; choose the manifest of the pack');
  }
  return data as Record<string, unknown>;
}
