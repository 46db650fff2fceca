import {minecraftNamed, minecraftTable, type Minecraft} from '../../config/minecraft';
import type {CommandEntry, ConfigEntry, PermissionEntry, PropertyEntry} from '../schema/entry';
import type {Releases, RowVersions} from '../schema/versions';
import type {ModFacts, Value} from '../schema/facts';
import type {Entries} from './read';
import {slug} from './rows';

type Row = Record<string, unknown> & {anchor: string; versions?: RowVersions};

/**
 * Returns the values of a row in a version of Minecraft, or undefined if the version lacks the row or was not
 * checked.
 */
function inVersion<R extends Row>(row: R, minecraft: Minecraft): R | undefined {
  const differs = row.versions?.[minecraft];
  if (differs === null || differs === '?') return undefined;
  const changed = {...row, ...differs};
  // `null` marks a value that the version lacks.
  return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null)) as R;
}

/**
 * Replaces the extension of a settings file with the one in a version of Minecraft. Files of the quest book keep
 * their extension.
 */
const settingsPath = (path: string, minecraft: Minecraft): string =>
  path.includes('/quests/') ? path : path.replace(/\.snbt$/, `.${minecraftNamed(minecraft).settings}`);

const valueOf = ({type, default: fallback, min, max, unit, values}: Row): Value =>
  JSON.parse(
    JSON.stringify({
      type,
      default: fallback,
      min,
      max,
      unit,
      values: values && (Array.isArray(values) ? values : Object.keys(values)),
    }),
  ) as Value;

interface Of {
  minecraft: Minecraft;
  /** Returns the address of the page that shows an entry, by kind and id. */
  pageOf: (kind: string, id: string) => string | undefined;
}

/** Returns the entries of a kind that represent whole files of a mod. */
const filesOf = <E extends {id: string; source: object}>(entries: Entries, kind: string, mod: string): E[] =>
  [...(entries.get(kind)?.values() ?? [])]
    .map((entry) => entry as E & {source: {mod?: string}})
    .filter(({source}) => source.mod !== undefined && slug(source.mod) === mod)
    // Skips entries for groups, whose ids start with the id of a file and a slash.
    .filter((entry, _, all) => !all.some((other) => other !== entry && entry.id.startsWith(`${other.id}/`)));

function rowsOf(
  kind: string,
  entry: {id: string; groups: {id: string; rows: object[]}[]},
  {minecraft, pageOf}: Of,
) {
  return entry.groups.flatMap((group) =>
    group.rows.flatMap((each) => {
      const row = inVersion(each as Row, minecraft);
      const page = pageOf(kind, `${entry.id}/${group.id}`) ?? pageOf(kind, entry.id);
      return row ? [{row, group, url: page === undefined ? '' : `${page}#${row.anchor}`}] : [];
    }),
  );
}

function optionsOf(entry: ConfigEntry, of: Of): ModFacts['options'] {
  return rowsOf('config', entry, of).map(({row, group, url}) => {
    const {prefix} = group as {prefix?: string};
    const key =
      (row.full as string | undefined) ?? (prefix ? `${prefix}.${String(row.key)}` : String(row.key));
    return {
      file: entry.id,
      id: row.anchor,
      key,
      ...valueOf(row),
      does: String(row.does ?? ''),
      ...(row.node !== undefined && {node: String(row.node)}),
      url,
    };
  });
}

function factsOf(entries: Entries, mod: string, name: string, release: string, of: Of): ModFacts {
  const configs = filesOf<ConfigEntry>(entries, 'config', mod);
  const fileOf = (entry: ConfigEntry) => inVersion({...entry, anchor: ''} as unknown as Row, of.minecraft);
  return {
    mod,
    name,
    minecraft: of.minecraft,
    release,
    files: configs.flatMap((entry) => {
      const file = fileOf(entry);
      if (!file) return [];
      const paths = ['path', 'override', 'template'].flatMap((name) =>
        file[name] === undefined ? [] : [[name, settingsPath(String(file[name]), of.minecraft)]],
      );
      return [{id: entry.id, ...(Object.fromEntries(paths) as {path: string})}];
    }),
    options: configs.filter(fileOf).flatMap((entry) => optionsOf(entry, of)),
    commands: filesOf<CommandEntry>(entries, 'commands', mod).flatMap((entry) =>
      rowsOf('commands', entry, of).map(({row, url}) => ({
        syntax: row.syntax as string[],
        level: Number(row.level),
        does: String(row.does ?? ''),
        ...(row.node !== undefined && {node: String(row.node)}),
        url,
      })),
    ),
    nodes: filesOf<PermissionEntry>(entries, 'permissions', mod).flatMap((entry) =>
      rowsOf('permissions', entry, of).map(({row, url}) => ({
        node: String(row.node),
        ...valueOf(row),
        ...(row.does !== undefined && {does: String(row.does)}),
        url,
      })),
    ),
    things: filesOf<PropertyEntry>(entries, 'properties', mod).flatMap((entry) =>
      entry.groups
        .filter((group) => inVersion({...group, anchor: ''} as unknown as Row, of.minecraft))
        .map((group) => ({
          table: entry.id,
          ...(group.type !== undefined && {type: group.type}),
          settings: group.rows.flatMap((each) => {
            const row = inVersion(each as unknown as Row, of.minecraft);
            return row?.key === undefined ? [] : [{key: String(row.key), ...valueOf(row)}];
          }),
        })),
    ),
  };
}

/**
 * Returns the facts about each mod for each version of Minecraft that has a release with public sources.
 * @param pageOf returns the address of the page that shows an entry, by kind and id
 */
export function modFacts(entries: Entries, pageOf: Of['pageOf']): ModFacts[] {
  const names = new Map<string, {name: string; releases: Releases}>();
  for (const kind of ['config', 'commands', 'permissions', 'properties']) {
    for (const entry of entries.get(kind)?.values() ?? []) {
      const {source} = entry as {source: {mod?: string; releases?: Releases}};
      if (source.mod !== undefined && source.releases) {
        names.set(slug(source.mod), {name: source.mod, releases: source.releases});
      }
    }
  }
  return [...names].flatMap(([mod, {name, releases}]) =>
    minecraftTable.flatMap(({id: minecraft}) => {
      const release = releases[minecraft];
      return release ? [factsOf(entries, mod, name, release.version, {minecraft, pageOf})] : [];
    }),
  );
}
