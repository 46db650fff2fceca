import type {Nodes} from 'mdast';
import {documentedMinecraft, isMinecraft, minecraftVersions, type Minecraft} from '../../config/minecraft';
import {startOf} from '../../content/body';
import type {Page} from '../../content';
import {isTableFile, type DataFile, type TableFile} from '../../data/model/load';
import type {Differs, Releases, RowVersions} from '../../data/schema/versions';
import type {Source} from '../../data/schema/common';
import {modNamed} from '../mods';

/** Prose as shown for one version of Minecraft, and its position in the source. */
export type Shown = {
  minecraft: Minecraft;
  /** Versions that the prose or the surrounding block mentions. Names from these versions are also valid. */
  or: readonly Minecraft[];
  /** Id of the mod; undefined for pages, which may be about several mods. */
  mod?: string;
  /** Row, group or page, such as `config/ftb-chunks/server`. */
  place: string;
  text: string;
  /** Syntax of the command, if this is the value of `console` of a command. */
  forms?: readonly string[];
  file: string;
  line: number;
  column: number;
};

/** Returns the versions that a string mentions, or all versions if it contains a release number of a mod. */
function spokenOf(text: string): Minecraft[] {
  const all = /(?<![\d.])2\d[01]\d\.\d|(?<![\d.])2[01]\.\d+\.\d/.test(text);
  return minecraftVersions.filter(
    (each) => all || new RegExp(`(?<![\\d.])${each.replaceAll('.', '\\.')}(?!\\d)`).test(text),
  );
}

export type Values = Record<string, unknown> & {
  versions?: RowVersions;
  in?: Partial<Record<Minecraft, Differs | null>>;
};

/** Keys whose values are paths of settings files. The sources do not contain these paths as single strings. */
const filePlaces = ['path', 'override', 'template'] as const;

/** Keys to skip: their values are not names, or the `facts` check compares them. */
const structured = new Set([
  ...[
    'id',
    'key',
    'label',
    'node',
    'syntax',
    'aliases',
    'type',
    'default',
    'category',
    'keys',
    'name',
    'title',
    'since',
  ],
  ...[
    'in',
    'versions',
    'prefix',
    'from',
    'columns',
    'parts',
    'commands',
    'options',
    'nodes',
    'properties',
    'rows',
  ],
]);

/** Keys whose whole value is a name. */
const names = new Set(['lang', 'falls_back']);

/** Returns all strings inside a value with their paths of keys. */
function textsBelow(value: unknown, keys: PropertyKey[]): {text: string; keys: PropertyKey[]}[] {
  if (typeof value === 'string') {
    return [{text: value, keys}];
  }
  return Object.entries((value ?? {}) as object).flatMap(([key, inner]) =>
    textsBelow(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Returns a row, group or file as it is shown for a version, or undefined if the version lacks it. */
export function inVersion(values: Values, minecraft: Minecraft, releases: Releases): Values | undefined {
  const differs = values.versions?.[releases[minecraft] ? minecraft : documentedMinecraft];
  return differs === null ? undefined : {...values, ...(differs === '?' ? {} : differs)};
}

function textsOf(
  file: TableFile,
  place: string,
  values: Values,
  keys: PropertyKey[],
  code: ReadonlySet<string> = names,
): Shown[] {
  const source = file.data.source as Source & {releases?: Releases};
  const {releases = {}} = source;
  return minecraftVersions.flatMap((minecraft) => {
    const there = inVersion(values, minecraft, releases);
    return Object.entries(there ?? {})
      .filter(([key, value]) => !structured.has(key) && value !== null)
      .flatMap(([key, value]) => {
        const own = values.in?.[minecraft] && key in values.in[minecraft] ? ['in', minecraft] : [];
        return textsBelow(value, [...keys, ...own, key]).map(({text, keys: at}): Shown => ({
          minecraft,
          or: spokenOf(text),
          mod: modNamed(source.mod),
          place,
          text: code.has(key) ? `\`${text}\`` : text,
          ...(key === 'console' && {forms: [there!.syntax].flat() as string[]}),
          file: file.file,
          ...file.locate(at),
        }));
      });
  });
}

/**
 * Returns the prose in the data about the mods, once for each version of Minecraft for which it is shown.
 * @param files files after `attachVersions`
 */
export function textsOfData(files: readonly DataFile[]): Shown[] {
  return files
    .filter(isTableFile)
    .filter(({data}) => modNamed((data.source as Source).mod) !== undefined)
    .flatMap((file) => {
      const {kind, id, data} = file;
      const onDisk = {...(data.file as Values), versions: (data as Values).versions};
      const groups = Object.entries(data.groups as Record<string, Values>);
      return [
        ...textsOf(file, `${kind.name}/${id}`, onDisk, ['file']),
        ...textsOf(file, `${kind.name}/${id}`, {about: data.about}, []),
        ...groups.flatMap(([groupId, group]) => {
          const place = `${kind.name}/${id}/${groupId}`;
          const columns = Object.entries((group.columns ?? {}) as Record<string, {as: string}>);
          const code = new Set(columns.flatMap(([key, {as}]) => (as === 'code' ? [key] : [])));
          const rows = (group[kind.rows] ?? []) as Values[];
          return [
            ...textsOf(file, place, group, ['groups', groupId]),
            ...rows.flatMap((row, i) =>
              textsOf(
                file,
                `${place}/${kind.rowId(row, group)}`,
                row,
                ['groups', groupId, kind.rows, i],
                kind.name === 'tables' ? code : names,
              ),
            ),
          ];
        }),
      ];
    });
}

/** Returns the paths of settings files in a version. */
export function filesIn(files: readonly DataFile[], minecraft: Minecraft): string[] {
  return files.filter(isTableFile).flatMap(({data}) => {
    const {releases = {}} = data.source as {releases?: Releases};
    const onDisk = data.file ? {...(data.file as Values), versions: (data as Values).versions} : {};
    const there = inVersion(onDisk, minecraft, releases) ?? {};
    const {extension} = there as {extension?: string};
    return filePlaces
      .flatMap((key) => (typeof there[key] === 'string' ? [there[key]] : []))
      .map((each) => (extension ? each.replace(/\.\w+$/, `.${extension}`) : each));
  });
}

/**
 * Returns the versions to which a part of a page applies.
 * @param around versions of the parent; they also apply to the node unless it is `<For>`
 */
export function versionsOf(node: Nodes, around: readonly Minecraft[]): readonly Minecraft[] {
  if ((node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'For') {
    const mc = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'mc')?.value;
    return String(mc).split(/\s+/).filter(isMinecraft);
  }
  return around;
}

const blocks = new Set(['paragraph', 'heading', 'tableRow', 'listItem']);

function textIn(node: Nodes): string {
  return 'value' in node ? node.value : 'children' in node ? node.children.map(textIn).join(' ') : '';
}

/**
 * Returns the inline code on pages about the mods, except for pages about data files and about mods without
 * extractions.
 */
export function textsOfPages(pages: readonly Page[]): Shown[] {
  const below = (
    file: string,
    node: Nodes,
    around: readonly Minecraft[],
    or: readonly Minecraft[],
  ): Shown[] => {
    const versions = versionsOf(node, around);
    const spoken = blocks.has(node.type) ? [...or, ...spokenOf(textIn(node))] : or;
    const own = (node.type === 'inlineCode' ? versions : []).map((minecraft) => ({
      ...{minecraft, or: spoken, place: file, text: `\`${textIn(node)}\``, file},
      ...startOf(node),
    }));
    const inner = 'children' in node ? node.children : [];
    return [...own, ...inner.flatMap((child) => below(file, child, versions, spoken))];
  };
  return pages
    .filter(({file}) => /^docs\/mods\/(?!others\/|technical\/data-files)/.test(file))
    .flatMap(({file, tree, frontMatter}) =>
      below(file, tree, [documentedMinecraft], spokenOf(String(frontMatter.data.title))),
    );
}
