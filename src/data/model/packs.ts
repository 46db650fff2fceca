import {javaFor} from '../../lib/java';
import {isMinecraft} from '../../config/minecraft';
import {ftbModOf, ftbMods} from '../schema/ftb-mods';
import type * as Packs from '../schema/packs';
import type {Fact, PackFile, PackVersion, ShownDay} from '../schema/packs';
import {optionKey} from '../schema/config';
import type {ConfigFile, Option} from '../schema/config';
import type {DataFile} from './load';
import type {Resolver} from './resolver';
import type {Named} from './types';

/** Creates the entries for modpacks from `src/data/packs`. */

/** Maximum age of a source in days. Older sources are marked on pages. */
const oldAfter = 90;

/**
 * Returns whether a source is old.
 * @param day date of the source, such as `2026-06-05`
 * @param today date of the build
 */
export const isOld = (day: string, today: Date): boolean =>
  today.getTime() - new Date(day).getTime() > oldAfter * 24 * 60 * 60 * 1000;

/** Formats a value from a settings file on one line. Objects are reduced to their ids. */
export function settingText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(settingText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) return settingText((value as {id?: unknown}).id);
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Converts a title to a part of an address: `World Engine: Tier 1` → `world-engine-tier-1`. */
const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A file in `src/data/packs`. */
class Pack {
  readonly data: PackFile;
  constructor(
    readonly file: DataFile,
    private readonly today: Date,
  ) {
    this.data = file.data as PackFile;
    this.data.versions ??= [];
    this.data.links ??= {};
  }

  shown(from: string): ShownDay {
    const {url, day} = this.data.sources[from]!;
    return {url, day, isOld: isOld(day, this.today)};
  }

  /** Versions except for archived ones. Releases come before alphas and betas, and newer versions before older ones. */
  get stableFirst(): PackVersion[] {
    const isTest = ({kind}: PackVersion) => kind === 'alpha' || kind === 'beta';
    const offered = this.data.versions.filter(({kind}) => kind !== 'archived');
    return [...offered.filter((version) => !isTest(version)), ...offered.filter(isTest)];
  }

  get isSupported(): boolean {
    return this.data.supported?.value === true;
  }

  /** Major version of Java: from a source or else, by default, the version that Minecraft requires. */
  get java(): number | undefined {
    const {java, minecraft} = this.data;
    return java?.value ?? (minecraft && javaFor(minecraft.value));
  }

  /** Adds the pack's version of Minecraft to the address of a page, such as `?mc=1.21.1`. */
  pageOf(page: string | undefined): string | undefined {
    const value = this.data.minecraft?.value ?? '';
    const version = isMinecraft(value) ? value : value.startsWith('26.1') ? '26.1' : undefined;
    const [path, hash] = page?.split('#') ?? [];
    return path === undefined
      ? undefined
      : `${path}${version ? `?mc=${version}` : ''}${hash ? `#${hash}` : ''}`;
  }

  /** Source of the pack's newest version or, if there is none, of `minecraft` or `id`. */
  get newestSource(): ShownDay | undefined {
    const {minecraft, id} = this.data;
    const from = (this.stableFirst[0] ?? minecraft ?? id)?.from;
    return from === undefined ? undefined : this.shown(from);
  }

  get ftbMods() {
    return (this.data.mods?.files ?? [])
      .flatMap((file) => ftbModOf(file) ?? [])
      .sort((a, b) => a.mod.localeCompare(b.mod));
  }

  entry<Row extends object>(
    kind: string,
    title: string,
    rows: (Row & {anchor: string})[],
    part?: {version: string; from: string},
  ) {
    const entry = {
      id: this.file.id,
      title,
      file: this.file.file,
      groups: [{id: kind, title, rows}],
      ...(part && {version: part.version, source: this.shown(part.from)}),
    };
    return {kind, id: this.file.id, entry, from: this.file} satisfies Named;
  }
}

/** Creates the table of requirements of a pack, without values that have no source. */
function needs(pack: Pack): Named {
  const {data} = pack;
  const row = (
    label: string,
    known: Fact<unknown> | undefined,
    rest: {copy?: boolean; unit?: string} = {},
  ) => {
    if (!known) return [];
    const {value, from, of} = known;
    const text = `${String(value)}${rest.unit ?? ''}`;
    return [
      {
        anchor: `need-${slug(label)}`,
        label,
        value: text,
        ...(rest.copy && {copy: String(value)}),
        ...(of !== undefined && {note: `in version ${of}`}),
        source: pack.shown(from),
      },
    ];
  };
  const newest = pack.stableFirst.find(({id}) => id !== undefined);
  const rows = [
    ...row('Minecraft', data.minecraft),
    ...row('Mod loader', data.loader),
    ...row(`${data.loader?.value} version`, data.loader_version, {copy: true}),
    ...(data.java || pack.java === undefined
      ? row('Java', data.java)
      : [
          {
            anchor: 'need-java',
            label: 'Java',
            value: String(pack.java),
            note: `as Minecraft ${data.minecraft?.value} needs`,
          },
        ]),
    ...row('Recommended memory', data.memory, {unit: ' MB'}),
    ...row('Pack id', data.id, {copy: true}),
    ...(newest
      ? row('Version id', {value: newest.id, from: newest.from, of: newest.name}, {copy: true})
      : []),
    ...(data.supported
      ? row('Supported by FTB', {...data.supported, value: data.supported.value ? 'yes' : 'no'})
      : []),
  ];
  return pack.entry('pack-needs', `What ${data.title} needs`, rows);
}

function partsOf(pack: Pack): Named[] {
  const {title, versions, mods, quests} = pack.data;
  const found: Named[] = [needs(pack)];
  if (versions.length > 0) {
    const rows = versions.map(({name, id, day, kind, from}) => ({
      anchor: `version-${name}`,
      name,
      number: id,
      day,
      kind,
      source: pack.shown(from),
    }));
    found.push(pack.entry('pack-versions', `Versions of ${title}`, rows));
  }
  if (mods) {
    const own = pack.ftbMods.map(({mod, version}) => ({
      anchor: `ftb-mod-${mod}`,
      name: ftbMods[mod]!.name,
      version,
      page: pack.pageOf(ftbMods[mod]!.page),
    }));
    const all = [...mods.files]
      .sort((a, b) => a.localeCompare(b, 'en', {sensitivity: 'base'}))
      .map((file) => ({anchor: `mod-${slug(file.replace(/\.jar$/, ''))}`, name: file}));
    found.push(pack.entry('pack-suite', `FTB mods in ${title} ${mods.version}`, own, mods));
    found.push(pack.entry('pack-mods', `Mods in ${title} ${mods.version}`, all, mods));
  }
  if (quests) {
    const rows = quests.chapters.map(({title: name, group, quests: count}, i) => ({
      anchor: `chapter-${i + 1}-${slug(name)}`,
      name: group === undefined ? name : `${group}: ${name}`,
      quests: count,
    }));
    found.push(pack.entry('pack-chapters', `Quest chapters of ${title} ${quests.version}`, rows, quests));
  }
  return found;
}

/** Finds the option that a pack file names, such as `ftb-ultimine/server#costs_limits.max_blocks`. */
function findOption(resolver: Resolver, name: string): {file: DataFile; option: Option} | undefined {
  const [id = '', key = ''] = name.split('#');
  const file = resolver.ofKind('config').find((each) => each.id === id);
  for (const {prefix, options} of Object.values((file?.data as ConfigFile | undefined)?.groups ?? {})) {
    const option = options.find((each) => optionKey(prefix, each.key) === key);
    if (file && option) return {file, option};
  }
  return undefined;
}

/** Creates the table of options that a pack changes, and adds the pack's values to the rows of these options. */
function settingsOf(pack: Pack, resolver: Resolver): Named[] {
  const {settings, title, page} = pack.data;
  if (!settings) return [];
  const rows = settings.options.flatMap(({option: name, default: before, value, note}, index) => {
    const found = findOption(resolver, name);
    if (!found) {
      resolver.report(
        pack.file,
        ['settings', 'options', index, 'option'],
        `found "${name}", but src/data/config has no such option; run "npm run packs -- settings FOLDER --pack NAME --url ADDRESS --day DAY" again`,
      );
      return [];
    }
    const {option} = found;
    const text = settingText(value);
    (option as Option & {packs?: Packs.OptionPack[]}).packs = [
      ...((option as {packs?: Packs.OptionPack[]}).packs ?? []),
      {pack: title, version: settings.version, value: text, page, note},
    ];
    const [, key = ''] = name.split('#');
    const {path} = (found.file.data as ConfigFile).file;
    return [
      {
        anchor: `setting-${found.file.id.replace('/', '-')}-${key}`,
        option: key,
        file: path,
        default: settingText(before),
        value: text,
        does: option.does,
        note,
      },
    ];
  });
  return [pack.entry('pack-settings', `Options that ${title} ${settings.version} changes`, rows, settings)];
}

/** Returns the packs for which a server can be built. They need an id, a version with an id, and a version of Java. */
function serverPacks(packs: readonly Pack[]): Packs.ServerPack[] {
  return packs.flatMap(({file, data, java, stableFirst}): Packs.ServerPack[] => {
    const versions = stableFirst.flatMap(({name, id}) => (id === undefined ? [] : [{name, id}]));
    return data.id && java !== undefined && versions.length > 0
      ? [
          {
            ...{slug: file.id, title: data.title, id: data.id.value, java, versions},
            ...{minecraft: data.minecraft?.value, loader: data.loader?.value},
          },
        ]
      : [];
  });
}

/** Creates the table of all packs, and for each FTB mod a table of the packs that contain it. */
function lists(packs: readonly Pack[]): Named[] {
  const from = packs[0]!.file;
  const folder = from.file.replace(/[^/]+$/, '');
  const rows = packs.map((pack): Packs.PackRow & {anchor: string} => ({
    anchor: `pack-${pack.file.id}`,
    title: pack.data.title,
    page: pack.data.page,
    minecraft: pack.data.minecraft?.value,
    loader: pack.data.loader?.value,
    java: pack.java,
    id: pack.data.id?.value,
    newest: pack.stableFirst[0]?.name,
    supported: pack.data.supported?.value,
    source: pack.newestSource,
  }));
  const listed = {
    id: 'all',
    title: 'FTB modpacks',
    file: folder,
    groups: [{id: 'packs', title: 'FTB modpacks', rows}],
  };
  const mods = Object.entries(ftbMods).flatMap(([mod, {name}]): Named[] => {
    const having = packs.flatMap((pack) =>
      pack.ftbMods
        .filter((each) => each.mod === mod)
        .map(({version}) => ({
          anchor: `pack-${pack.file.id}`,
          pack: pack.data.title,
          page: pack.data.page,
          packVersion: pack.data.mods!.version,
          version,
          source: pack.shown(pack.data.mods!.from),
        })),
    );
    const title = `Packs with ${name}`;
    const entry = {id: mod, title, file: folder, groups: [{id: mod, title, rows: having}]};
    return having.length === 0 ? [] : [{kind: 'mod-packs', id: mod, entry, from}];
  });
  return [
    {kind: 'pack-lists', id: 'all', entry: listed, from},
    {kind: 'server-packs', id: 'all', entry: {id: 'all', packs: serverPacks(packs)}, from},
    ...mods,
  ];
}

/**
 * Creates all entries for modpacks. Adds `packs` to the options that a pack changes, so it must run before the entries for
 * options are created.
 * @param today date of the build, for the age of sources
 */
export function packEntries(resolver: Resolver, today: Date): Named[] {
  const packs = resolver
    .ofKind('packs')
    .map((file) => new Pack(file, today))
    .sort(
      (a, b) =>
        Number(b.isSupported) - Number(a.isSupported) ||
        a.data.title.localeCompare(b.data.title, 'en', {numeric: true}),
    );
  if (packs.length === 0) return [];
  const options = resolver
    .ofKind('config')
    .flatMap((file) => Object.values((file.data as ConfigFile).groups).flatMap((group) => group.options));
  options.forEach((option) => delete (option as {packs?: unknown}).packs);
  return [...packs.flatMap((pack) => [...partsOf(pack), ...settingsOf(pack, resolver)]), ...lists(packs)];
}
