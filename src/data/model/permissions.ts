import {minecraftVersions, type Minecraft} from '../../config/minecraft';
import type {Command, CommandFile} from '../schema/commands';
import {commandName} from '../schema/commands';
import type {ConfigFile} from '../schema/config';
import {optionKey} from '../schema/config';
import type {PermissionRow} from '../schema/entry';
import type {PermissionFile} from '../schema/permissions';
import type {Differs, RowVersions} from '../schema/versions';
import type {DataFile} from './load';
import type {Resolver} from './resolver';

type Part = NonNullable<Command['parts']>[number];
type Row = PermissionRow & {versions?: RowVersions};

const whoOf = ({who}: Part) => (who === 'inherits' ? 'no check of its own' : who);

/**
 * Returns the differences between versions for a row that is derived from another row.
 * @param from row with `versions`
 * @param translate converts differences of `from`; returns null if the version lacks the derived row, and false if
 * the derived row does not differ
 */
function versionsOf(
  from: object,
  translate: (differs: Differs) => Differs | null | false,
): RowVersions | undefined {
  const {versions = {}} = from as {versions?: RowVersions};
  const own = Object.entries(versions).flatMap(([minecraft, found]) => {
    const mine = found === null || found === '?' ? found : translate(found);
    return mine === false ? [] : [[minecraft, mine] as const];
  });
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}

const noted = (note: string | undefined) => (note === undefined ? undefined : [note]);

/** Returns the description of the argument at the end of a node, if there is one. */
function argument({args}: Command, node: string): string | undefined {
  const name = node.split('.').at(-1) ?? '';
  const accepts = args?.[name];
  return accepts === undefined ? undefined : `\`<${name}>\`: ${accepts}`;
}

/**
 * Returns the command that a node allows, as inline code. It contains only the words in the node, because a node can
 * cover several forms of the command.
 */
function governed(node: string, command: Command): string {
  const typed = commandName(command).split(' ');
  const named = node.split('.').slice(1);
  const isRoot = named.every((word, i) => typed[i]?.replace(/^\//, '') === word);
  return `\`${(isRoot ? typed.slice(0, named.length) : typed).join(' ')}\``;
}

const governsToo = (aliases: Command['aliases']) =>
  aliases?.length ? [`Also governs ${aliases.map((name) => `\`${name}\``).join(', ')}.`] : undefined;

/** Joins descriptions with commas, without duplicates. Returns undefined if there are none. */
const together = (texts: readonly unknown[]) => [...new Set(texts.filter(Boolean))].join(', ') || undefined;

/** Returns a list with the row as it applies to a version, or an empty list if the version lacks the row. */
function rowIn({versions, ...row}: Row, minecraft: Minecraft): PermissionRow[] {
  const differs = versions?.[minecraft];
  return differs === null ? [] : [{...row, ...(typeof differs === 'object' && differs)}];
}

/** Merges rows with the same node. */
function joined(rows: readonly Row[]): PermissionRow[] {
  const one = (some: readonly PermissionRow[]) =>
    some[0] && {...some[0], does: together(some.map(({does}) => does))};
  return [...new Set(rows.map(({node}) => node))].map((node) => {
    const some = rows.filter((row) => row.node === node);
    const versions = minecraftVersions
      .filter((each) => some.some((row) => row.versions?.[each] !== undefined))
      .map((each) => [each, one(some.flatMap((row) => rowIn(row, each))) ?? null] as const);
    return {...one(some)!, versions: versions.length > 0 ? Object.fromEntries(versions) : undefined};
  });
}

/** Returns the nodes of a commands file: common prefixes, commands and arguments. */
function nodesOfCommands(file: DataFile): PermissionRow[] {
  const groups = Object.values((file.data as CommandFile).groups);
  const roots = groups.flatMap(({nodes = []}) => nodes);
  const rows = groups.flatMap(({nodes = [], commands}) => [
    ...nodes.map(({node, who, note}) => ({node, who, notes: noted(note)})),
    ...commands.flatMap((command): Row[] => {
      const {node, level, access, aliases, parts = []} = command;
      if (node === undefined) {
        return [];
      }
      const under = roots.find((root) => node.startsWith(`${root.node}.`));
      const who = under ? `as ${under.node}` : level === 0 ? 'everyone' : `level ${level}`;
      return [
        {
          node,
          who: access ?? who,
          does: governed(node, command),
          notes: governsToo(aliases),
          versions: versionsOf(command, (differs) => {
            const there = {...command, ...differs} as Command;
            return {
              node: there.node ?? node,
              does: governed(there.node ?? node, there),
              notes: governsToo(there.aliases) ?? null,
            };
          }),
        },
        ...parts.map((part, i) => ({
          node: `${node}.${part.node}`,
          who: whoOf(part),
          does: argument(command, part.node),
          notes: noted(part.note),
          versions: versionsOf(command, ({node: other = node, parts: there = parts}) => {
            const same = ((there ?? []) as Part[])[i];
            return same ? {node: `${String(other)}.${same.node}`, who: whoOf(same)} : null;
          }),
        })),
      ];
    }),
  ]);
  return joined(rows);
}

function nodesOfConfig(file: DataFile): PermissionRow[] {
  return Object.values((file.data as ConfigFile).groups).flatMap(({prefix, options}) =>
    options.flatMap((option): Row[] => {
      // Leaves out `min` and `max`, because mods apply them to the value in the file but not to the value of a node.
      const {node, node_note, key, does, type, default: fallback, unit} = option;
      const versions = versionsOf(
        option,
        ({node: other, full, type: _, min: __, max: ___, node_note: note, ...rest}) =>
          other === null
            ? null
            : {
                node: other,
                falls_back: full,
                ...(note !== undefined && {notes: noted(note as string)}),
                ...rest,
              },
      );
      const falls_back = optionKey(prefix, key);
      const notes = noted(node_note);
      return node === undefined
        ? []
        : [{node, does, type, default: fallback, unit, falls_back, notes, versions}];
    }),
  );
}

/** Returns the rows of a group of nodes: the rows of the file in `from`, then the nodes of the group. */
export function permissionRows(file: DataFile, groupId: string, resolver: Resolver): PermissionRow[] {
  const {from, nodes = []} = (file.data as PermissionFile).groups[groupId] ?? {};
  if (from === undefined) {
    return nodes;
  }
  const [kind = '', ...rest] = from.split('/');
  const found = resolver.find(file, ['groups', groupId, 'from'], kind, rest.join('/'));
  const taken = found ? (kind === 'commands' ? nodesOfCommands(found) : nodesOfConfig(found)) : [];
  if (found && taken.length === 0) {
    resolver.report(
      file,
      ['groups', groupId, 'from'],
      `src/data/${from}.yaml contains no nodes; correct "from"`,
    );
  }
  return [...taken, ...nodes];
}
