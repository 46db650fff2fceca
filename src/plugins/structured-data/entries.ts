import type {Source} from '../../data/schema/common';
import type {CommandFile} from '../../data/schema/commands';
import {commandId} from '../../data/schema/commands';
import type {ConfigFile, Option} from '../../data/schema/config';
import {optionKey} from '../../data/schema/config';
import type {
  CommandRow,
  Entry,
  Group,
  PermissionRow,
  TableRow,
  Timer,
  TimerRow,
  VersionEntry,
} from '../../data/schema/entry';
import type {PermissionFile} from '../../data/schema/permissions';
import type {Cell} from '../../data/schema/tables';
import type {DataFile} from './load';
import type {Problem} from './problems';
import {keyPath} from './problems';
import {nearest} from '../../content/suggest';

type AnyRow = Record<string, unknown>;
type AnyGroup = Group<AnyRow>;
type AnyEntry = Entry<AnyRow>;

/** Every id a page may name, by kind. */
export type Entries = Map<string, Map<string, AnyEntry | VersionEntry>>;

/** `FTB Essentials` → `ftb-essentials`. */
export function slug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** Options of one config file by full key. */
type Options = Map<string, Option>;

/** Looks things up across files and notes what is not there. */
class Resolver {
  readonly problems: Problem[] = [];
  private readonly options = new Map<string, Options>();

  constructor(private readonly files: readonly DataFile[]) {}

  complain({file, locate}: DataFile, keys: readonly PropertyKey[], message: string): void {
    this.problems.push({file, ...locate(keys), key: keyPath(keys), message});
  }

  /** The file of that kind and id, or a complaint under `keys` of the file that asks. */
  find(from: DataFile, keys: readonly PropertyKey[], kind: string, id: string): DataFile | undefined {
    const candidates = this.files.filter((file) => file.kind.name === kind);
    const found = candidates.find((file) => file.id === id);
    if (!found) {
      const meant = nearest(
        id,
        candidates.map((file) => file.id),
      );
      this.complain(
        from,
        keys,
        `found "${id}", but there is no src/data/${kind}/${id}.yaml${meant ? ` — did you mean "${meant}"?` : ''}`,
      );
    }
    return found;
  }

  optionsOf(file: DataFile): Options {
    let options = this.options.get(file.file);
    if (!options) {
      options = new Map();
      for (const {prefix, options: rows} of Object.values((file.data as ConfigFile).groups)) {
        for (const option of rows) {
          options.set(optionKey(prefix, option.key), option);
        }
      }
      this.options.set(file.file, options);
    }
    return options;
  }
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
  const {config, groups} = file.data as CommandFile;
  const configFile = config === undefined ? undefined : resolver.find(file, ['config'], 'config', config);
  const options = configFile && resolver.optionsOf(configFile);
  return (groups[groupId]?.commands ?? []).map(({timer: key, ...row}, index) => {
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
    return {...row, syntax: [row.syntax].flat(), ...(timer && {timer})};
  });
}

/** The nodes a commands file names: shared roots, commands, their arguments. */
function nodesOfCommands(file: DataFile): PermissionRow[] {
  return Object.values((file.data as CommandFile).groups).flatMap((group) => [
    ...(group.nodes ?? []).map(({node, who, note}) => ({
      node,
      who,
      ...(note !== undefined && {notes: [note]}),
    })),
    ...group.commands.flatMap((command) => {
      const {node, level, access, parts = []} = command;
      if (node === undefined) {
        return [];
      }
      const inGroup = group.nodes?.find((root) => node.startsWith(`${root.node}.`));
      const who = access ?? (inGroup ? `as ${inGroup.node}` : level === 0 ? 'everyone' : `level ${level}`);
      const aliases = command.aliases
        ? {notes: [`Also governs ${command.aliases.map((name) => `\`${name}\``).join(', ')}.`]}
        : {};
      return [
        {node, who, does: `\`/${commandId(command).replace(/-/g, ' ')}\``, ...aliases},
        ...parts.map((part) => ({
          node: `${node}.${part.node}`,
          who: part.who,
          ...(part.note !== undefined && {notes: [part.note]}),
        })),
      ];
    }),
  ]);
}

/** The nodes that options of a config file name. */
function nodesOfConfig(file: DataFile): PermissionRow[] {
  return Object.values((file.data as ConfigFile).groups).flatMap(({prefix, options}) =>
    options.flatMap((option) => {
      // No range: a node's value is taken as it is, the limits of the file do not bind it.
      const {node, node_note, key, does, type, default: fallback, unit} = option;
      return node === undefined
        ? []
        : [
            {
              node,
              does,
              type,
              ...(fallback !== undefined && {default: fallback}),
              ...(unit !== undefined && {unit}),
              falls_back: optionKey(prefix, key),
              ...(node_note !== undefined && {notes: [node_note]}),
            },
          ];
    }),
  );
}

function permissionRows(file: DataFile, groupId: string, resolver: Resolver): PermissionRow[] {
  const {from, nodes = []} = (file.data as PermissionFile).groups[groupId] ?? {};
  if (from === undefined) {
    return nodes;
  }
  const [kind = '', ...rest] = from.split('/');
  const found = resolver.find(file, ['groups', groupId, 'from'], kind, rest.join('/'));
  const taken = found ? (kind === 'commands' ? nodesOfCommands(found) : nodesOfConfig(found)) : [];
  if (found && taken.length === 0) {
    resolver.complain(file, ['groups', groupId, 'from'], `src/data/${from}.yaml names no nodes`);
  }
  return [...taken, ...nodes];
}

function rowsOf(file: DataFile, groupId: string, resolver: Resolver): AnyRow[] {
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
function anchorOf({kind}: DataFile, groupId: string, group: AnyRow, row: AnyRow): string {
  const asWritten =
    kind.name === 'tables' ? {...(row as TableRow).cells, ...(row.id !== undefined && {id: row.id})} : row;
  return kind.anchor(kind.rowId(asWritten as never, group), groupId);
}

function without(object: AnyRow, keys: readonly string[]): AnyRow {
  return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}

/** One file as the entry that its id stands for. */
function fileEntry(file: DataFile, resolver: Resolver): AnyEntry {
  const {
    groups,
    source,
    title,
    file: onDisk,
    ...extra
  } = file.data as AnyRow & {
    groups: Record<string, AnyRow>;
    source: Source;
    title: string;
    file?: AnyRow;
  };
  return {
    id: file.id,
    title,
    file: file.file,
    source,
    ...onDisk,
    ...without(extra, ['config']),
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
  const title = `Cooldowns and warmups of ${source.mod}`;
  return {id, title, file, source, groups: [{id: 'timers', title, rows: [...timers.values()]}]};
}

/** The version of each product that is the main source of some file; two files may not disagree. */
function versions(files: readonly DataFile[], resolver: Resolver): Map<string, VersionEntry> {
  const known = new Map<string, VersionEntry & {file: string}>();
  for (const file of files) {
    const {mod, version, minecraft} = file.data.source as Source;
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

/**
 * Turns data files into everything a page may name: each file, each of its groups and each row.
 * @returns the entries by kind and id, and what does not fit together between files
 */
export function buildEntries(files: readonly DataFile[]): {entries: Entries; problems: Problem[]} {
  const resolver = new Resolver(files);
  const entries: Entries = new Map();
  const add = (kind: string, id: string, entry: AnyEntry | VersionEntry, from?: DataFile) => {
    const ofKind = entries.get(kind) ?? new Map<string, AnyEntry | VersionEntry>();
    entries.set(kind, ofKind);
    const before = ofKind.get(id) as AnyEntry | undefined;
    if (before && from) {
      resolver.complain(
        from,
        [],
        `"${id}" already names something in ${before.file}; rename the file or the group`,
      );
    }
    ofKind.set(id, entry);
  };
  for (const file of files) {
    const whole = fileEntry(file, resolver);
    add(file.kind.name, file.id, whole, file);
    // A type without fields has no table of its own; the overview of types shows it.
    for (const group of whole.groups.filter(({rows}) => rows.length > 0)) {
      add(
        file.kind.name,
        `${file.id}/${group.id}`,
        {...whole, id: `${file.id}/${group.id}`, title: group.title, groups: [group]},
        file,
      );
      if (file.kind.name === 'keys') {
        for (const row of group.rows) {
          const id = `${file.id}/${group.id}/${String(row.id)}`;
          add('keys', id, {...whole, id, title: group.title, groups: [{...group, rows: [row]}]}, file);
        }
      }
    }
    const timers = file.kind.name === 'commands' ? timerEntry(whole) : undefined;
    if (timers) {
      add('timers', file.id, timers);
    }
  }
  for (const [id, version] of versions(files, resolver)) {
    add('versions', id, version);
  }
  return {entries, problems: resolver.problems};
}
