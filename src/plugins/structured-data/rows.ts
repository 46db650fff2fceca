import type {AddonSource, AppSource, Source} from '../../data/schema/common';
import type {CommandFile} from '../../data/schema/commands';
import {commandId} from '../../data/schema/commands';
import type {Option} from '../../data/schema/config';
import type {
  CommandRow,
  Entry,
  Group,
  ShownSource,
  TableRow,
  Timer,
  TimerRow,
  VersionEntry,
} from '../../data/schema/entry';
import type {Cell} from '../../data/schema/tables';
import type {Releases} from '../../data/schema/versions';
import {nearest} from '../../content/suggest';
import type {Named} from './entries';
import type {DataFile, TableFile} from './load';
import {permissionRows} from './permissions';
import type {Options, Resolver} from './resolver';

type AnyRow = Record<string, unknown>;
type AnyGroup = Group<AnyRow>;
type AnyEntry = Entry<AnyRow>;

/** `FTB Essentials` → `ftb-essentials`. */
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

/** Rows of a commands file: syntax as a list, timer filled in from the config file. */
function commandRows(file: DataFile, groupId: string, resolver: Resolver): CommandRow[] {
  const {config, groups, access} = file.data as CommandFile;
  const configFile = config === undefined ? undefined : resolver.find(file, ['config'], 'config', config);
  const options = configFile && resolver.optionsOf(configFile);
  return (groups[groupId]?.commands ?? []).map(({timer: key, more_from: _, ...row}, index) => {
    const at = (name: string) => ['groups', groupId, 'commands', index, name];
    const unknown = (name: string, value: string, needs: string) => {
      const meant = options && nearest(`${value}${needs}`, options.keys());
      resolver.complain(
        file,
        at(name),
        options
          ? `found "${value}", but src/data/config/${config}.yaml has no option ${value}${needs}${meant ? ` — did you mean ${meant}?` : ''}`
          : `needs config: <id of a config file> at the top of this file`,
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

function rowsOf(file: TableFile, groupId: string, resolver: Resolver): AnyRow[] {
  const group = (file.data.groups as Record<string, AnyRow>)[groupId] ?? {};
  switch (file.kind.name) {
    case 'commands':
      return commandRows(file, groupId, resolver);
    case 'permissions':
      return permissionRows(file, groupId, resolver);
    case 'tables':
      return (group.rows as Record<string, Cell>[]).map(({id, ...cells}): TableRow & {id?: Cell} => ({
        id,
        cells,
      }));
    default:
      return group[file.kind.rows] as AnyRow[];
  }
}

/** A row's anchor; table rows keep their cells apart, so the kind is asked about those. */
function anchorOf({kind}: TableFile, groupId: string, group: AnyRow, row: AnyRow): string {
  const asWritten =
    kind.name === 'tables' ? {...(row as TableRow).cells, ...(row.id !== undefined && {id: row.id})} : row;
  return kind.anchor(kind.rowId(asWritten as never, group), groupId);
}

function without(object: AnyRow, keys: readonly string[]): AnyRow {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** What a page says of a source; repository and files are for those who check the facts. */
export function shownSource(source: Source | AppSource | AddonSource): ShownSource {
  if ('addon' in source) {
    return source;
  }
  const {mod, version, with: others} = source;
  const {releases} = source as {releases?: Releases};
  return {
    mod,
    version,
    ...('minecraft' in source && {minecraft: source.minecraft}),
    ...(others && {with: others}),
    ...(releases && {releases}),
  };
}

/** One file as the entry that its id stands for. */
function fileEntry(file: TableFile, resolver: Resolver): AnyEntry {
  const {
    groups,
    source,
    title,
    file: onDisk,
    ...extra
  } = file.data as AnyRow & {
    groups: Record<string, AnyRow>;
    source: Source | AppSource | AddonSource;
    title: string;
    file?: AnyRow;
  };
  return {
    id: file.id,
    title,
    file: file.file,
    source: shownSource(source),
    ...onDisk,
    ...without(extra, ['config', 'access']),
    groups: Object.entries(groups).map(([id, group]): AnyGroup => {
      const rows = rowsOf(file, id, resolver).map((row) => ({
        ...(file.kind.name === 'tables' ? without(row, ['id']) : row),
        anchor: anchorOf(file, id, group, row),
      }));
      const own = without(group, [file.kind.rows, 'nodes', 'from']) as {title: string};
      // Rows taken from another file are corrected there.
      const folder = file.file.slice(0, -`${file.kind.name}/${file.id}.yaml`.length);
      return {
        id,
        ...own,
        ...(group.from !== undefined && {file: `${folder}${String(group.from)}.yaml`}),
        rows,
      };
    }),
  };
}

/** Commands of a file that wait, grouped by the timer they share. */
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
      known.commands.push(`/${commandId({...row, syntax: row.syntax}).replace(/-/g, ' ')}`);
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

/** The version of each product that is the main source of some file; two files may not disagree. */
export function versions(files: readonly DataFile[], resolver: Resolver): Map<string, VersionEntry> {
  const known = new Map<string, VersionEntry & {file: string}>();
  for (const file of files) {
    const source = file.data.source as Source | AppSource | AddonSource | undefined;
    if (!source || !('minecraft' in source)) {
      continue;
    }
    const {mod, version, minecraft} = source;
    const before = known.get(slug(mod));
    if (before && (before.version !== version || before.minecraft !== minecraft)) {
      resolver.complain(
        file,
        ['source', 'version'],
        `found ${mod} ${version} for Minecraft ${minecraft}, but ${before.file} says ${before.version} for ${before.minecraft}; check the facts again and write one version`,
      );
    }
    known.set(slug(mod), before ?? {mod, version, minecraft, file: file.file});
  }
  return new Map([...known].map(([id, {mod, version, minecraft}]) => [id, {mod, version, minecraft}]));
}

/** Everything that a page may name of a file with groups of rows: the file, its groups, the timers, single keys. */
export function tableEntries(file: TableFile, resolver: Resolver): Named[] {
  const kind = file.kind.name;
  const whole = fileEntry(file, resolver);
  const part = (id: string, group: AnyGroup): Named => ({
    kind,
    id,
    entry: {...whole, id, title: group.title, groups: [group]},
    from: file,
  });
  const timers = kind === 'commands' ? timerEntry(whole) : undefined;
  return [
    {kind, id: file.id, entry: whole, from: file},
    // A type without fields has no table of its own; the overview of types shows it.
    ...whole.groups
      .filter(({rows}) => rows.length > 0)
      .flatMap((group) => [
        part(`${file.id}/${group.id}`, group),
        ...(kind === 'keys'
          ? group.rows.map((row) => part(`${file.id}/${group.id}/${String(row.id)}`, {...group, rows: [row]}))
          : []),
      ]),
    ...(timers ? [{kind: 'timers', id: file.id, entry: timers, from: file}] : []),
  ];
}
