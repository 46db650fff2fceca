import type {AddonSource, AppSource, ShownSource, Source} from '../schema/common';
import {commandId, type CommandFile} from '../schema/commands';
import type {Option} from '../schema/config';
import type {RowVersions} from '../schema/versions';
import type {CommandRow, Entry, Group, Timer, TimerRow, VersionEntry} from '../schema/entry';
import {didYouMean} from '../../lib/suggest';
import {dataFolder, type DataFile, type TableFile} from './load';
import {permissionRows} from './permissions';
import type {Named} from './types';
import {optionsOf, type Options, type Resolver} from './resolver';

type AnyRow = Record<string, unknown>;
type AnyGroup = Group<AnyRow, {file?: string}>;
type AnyEntry = Entry<AnyRow>;

/** Converts a name to an id: `FTB Essentials` → `ftb-essentials`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

function timerOf(options: Options, key: string): Timer | undefined {
  const [cooldown, warmup] = [options.get(`${key}.cooldown`), options.get(`${key}.warmup`)];
  if (!cooldown && !warmup) {
    return undefined;
  }
  const seconds = (option: Option | undefined) =>
    typeof option?.default === 'number' ? option.default : undefined;
  const nodes = [cooldown?.node, warmup?.node].filter((node) => node !== undefined);
  return {key, cooldown: seconds(cooldown), warmup: seconds(warmup), nodes};
}

/** Returns the rows of a group in a commands file, with `syntax` as a list and with timers from the config file. */
function commandRows(file: DataFile, groupId: string, resolver: Resolver): CommandRow[] {
  const {config, groups, access} = file.data as CommandFile;
  const configFile = config === undefined ? undefined : resolver.find(file, ['config'], 'config', config);
  const options = configFile && optionsOf(configFile);
  return (groups[groupId]?.commands ?? []).map(({timer: key, more_from: _, ...row}, index) => {
    const at = (name: string) => ['groups', groupId, 'commands', index, name];
    const unknown = (name: string, value: string, needs: string) => {
      const meant = options && didYouMean(`${value}${needs}`, options.keys());
      resolver.report(
        file,
        at(name),
        options
          ? `found "${value}", but src/data/config/${config}.yaml has no option ${value}${needs}${meant}`
          : `the file has no config; add "config: <id of a config file>" at the top`,
      );
    };
    if (row.toggle !== undefined && !options?.has(`${row.toggle}.enabled`)) {
      unknown('toggle', row.toggle, '.enabled');
    }
    const timer = key === undefined ? undefined : options && timerOf(options, key);
    if (key !== undefined && !timer) {
      unknown('timer', key, '.cooldown');
    }
    return {
      ...(access !== undefined && row.level > 0 && {access}),
      ...row,
      syntax: [row.syntax].flat(),
      ...(timer && {timer}),
    };
  });
}

/** Returns the rows of a group with resolved references. */
function rowsOf(file: TableFile, groupId: string, resolver: Resolver): AnyRow[] {
  switch (file.kind.name) {
    case 'commands':
      return commandRows(file, groupId, resolver);
    case 'permissions':
      return permissionRows(file, groupId, resolver);
    default:
      return (file.data.groups as Record<string, AnyRow>)[groupId]![file.kind.rows] as AnyRow[];
  }
}

function without(object: object, ...keys: string[]): AnyRow {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

function fileEntry(file: TableFile, resolver: Resolver): AnyEntry {
  const {kind, id: fileId, data} = file;
  const {
    groups,
    source,
    title,
    file: onDisk,
    ...extra
  } = data as AnyRow & {
    groups: Record<string, AnyRow & {title: string}>;
    source: Source | AppSource | AddonSource;
    title: string;
    file?: AnyRow;
  };
  return {
    id: fileId,
    title,
    file: file.file,
    // Pages do not show `repository` and `files`.
    source: without(source, 'repository', 'files') as ShownSource,
    ...without(onDisk ?? {}, 'in'),
    ...without(extra, 'config', 'access'),
    groups: Object.entries(groups).map(([id, group]): AnyGroup => ({
      id,
      ...(without(group, kind.rows, 'nodes', 'from', 'in') as {title: string}),
      // If the rows come from another file, the link below the table leads to that file.
      file: group.from === undefined ? undefined : `${dataFolder}/${String(group.from)}.yaml`,
      rows: rowsOf(file, id, resolver).map((row) => {
        const anchor = kind.anchor(kind.rowId(row, group), id);
        return kind.name === 'tables'
          ? {cells: without(row, 'id', 'in', 'versions'), versions: row.versions as RowVersions, anchor}
          : {...without(row, 'in'), anchor};
      }),
    })),
  };
}

function timerEntry(commands: AnyEntry): AnyEntry | undefined {
  const timers = new Map<string, TimerRow & {anchor: string}>();
  for (const row of commands.groups.flatMap((group) => group.rows as never as CommandRow[])) {
    if (row.timer) {
      const known = timers.get(row.timer.key) ?? {
        ...row.timer,
        commands: [],
        notes: [],
        anchor: `timer-${row.timer.key}`,
      };
      known.commands.push(`/${commandId(row).replace(/-/g, ' ')}`);
      known.notes.push(...(row.timer_note === undefined ? [] : [row.timer_note]));
      timers.set(row.timer.key, known);
    }
  }
  if (timers.size === 0) {
    return undefined;
  }
  const {id, file, source} = commands;
  const title = `Cooldowns and warmups of ${'mod' in source ? source.mod : source.addon}`;
  return {id, title, file, source, groups: [{id: 'timers', title, rows: [...timers.values()]}]};
}

/** Returns the documented version of each product. Reports files with different versions. */
export function versions(files: readonly DataFile[], resolver: Resolver): Map<string, VersionEntry> {
  const known = new Map<string, VersionEntry>();
  const firsts = new Map<string, string>();
  for (const file of files) {
    const source = file.data.source as Source | AppSource | AddonSource | undefined;
    if (!source || !('minecraft' in source)) {
      continue;
    }
    const {mod, version, minecraft} = source;
    const id = slug(mod);
    const before = known.get(id);
    if (before && (before.version !== version || before.minecraft !== minecraft)) {
      resolver.report(
        file,
        ['source', 'version'],
        `found ${mod} ${version} for Minecraft ${minecraft}, but ${firsts.get(id)} has ${before.version} for ${before.minecraft}; verify the facts again and use one version in both files`,
      );
    }
    known.set(id, before ?? {mod, version, minecraft});
    firsts.set(id, firsts.get(id) ?? file.file);
  }
  return known;
}

/** Creates the entry of a group or row from the entry of its file. */
export function partOf(whole: AnyEntry, id: string, group: AnyGroup): AnyEntry {
  return {...whole, id: `${whole.id}/${id}`, title: group.title, groups: [group]};
}

/** Creates all entries of a file with groups: the file, each group, timers, and single keys. */
export function tableEntries(file: TableFile, resolver: Resolver): Named[] {
  const kind = file.kind.name;
  const whole = fileEntry(file, resolver);
  // A group without rows is a type without fields. It has no table and appears only in the overview of types.
  const groups = whole.groups.filter(({rows}) => rows.length > 0);
  const parts = groups.flatMap((group) => [
    partOf(whole, group.id, group),
    ...(kind === 'keys' ? group.rows : []).map((row) =>
      partOf(whole, `${group.id}/${String(row.id)}`, {...group, rows: [row]}),
    ),
  ]);
  const timers = kind === 'commands' ? timerEntry(whole) : undefined;
  return [
    ...[whole, ...parts].map((entry): Named => ({kind, id: entry.id, entry, from: file})),
    ...(timers ? [{kind: 'timers', id: file.id, entry: timers, from: file}] : []),
  ];
}
