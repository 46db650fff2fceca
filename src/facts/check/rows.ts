import type {Command} from '../../data/schema/commands';
import type {Source} from '../../data/schema/common';
import type {TableFile} from '../../data/model/load';
import {optionKey} from '../../data/schema/config';
import {factKinds, factsByName, type FactKind, type Facts, type NodeFact} from '../facts';
import {modNamed} from '../mods';
import {CommandTree, compareCommand} from './commands';
import {compareValue, differs, type Difference, type Enums, type ValueRow} from './compare';
import {classesOf, factsFor, findProperty, optionFile} from './lookup';

type Values = Record<string, unknown>;

/** Result of a comparison. `covered` contains the facts that the row documents, as `kind name`. */
type Found = {differences: Difference[]; covered: string[]; facts: Facts};

/**
 * A row of the data with the result of its comparison. `differences` is undefined if the sources do not define the
 * row.
 */
export type Row = {
  mod: string;
  kind: FactKind;
  /** Kind, file, group and row, such as `keys/ftb-quests/player/zoom`. */
  id: string;
  file: TableFile;
  keys: PropertyKey[];
  group: Values;
  row: Values;
  facts?: Facts;
  differences?: Difference[];
  covered: string[];
};

type Given = {enums: Enums; row: Values; group: Values; groupId: string; file: TableFile; facts: Facts[]};

const kindOf: Readonly<Record<string, FactKind>> = {
  commands: 'commands',
  config: 'options',
  permissions: 'nodes',
  keys: 'keys',
  properties: 'properties',
  theme: 'theme',
};

const place = (node: string) => node.replace(/<[^>]*>/g, '<>');

function property({enums, row, group, groupId, file, facts}: Given): Found | undefined {
  const classes = classesOf(facts, `${file.kind.name}/${file.id}`, groupId, group.type as string | undefined);
  const found = findProperty(facts, classes, row);
  return (
    found && {
      differences: compareValue(row as ValueRow, found.fact, enums),
      covered: [`properties ${found.fact.object} ${found.fact.key}`],
      facts: found.facts,
    }
  );
}

function option(given: Given): Found | undefined {
  const {enums, row, group, file} = given;
  const [facts] = given.facts;
  const key = optionKey(group.prefix as string | undefined, String(row.key));
  const fact = facts?.options.find((each) => each.file === optionFile(file) && each.key === key);
  if (!fact || !facts) {
    return property(given);
  }
  const node = facts.nodes.find((each) => each.option === key);
  const differences = compareValue(row as ValueRow, fact, enums);
  if (row.node !== node?.node) {
    differences.push(differs('node', row.node, node?.node, node?.at ?? fact.at));
  }
  const covered = [`options ${fact.file} ${fact.key}`, ...(node ? [`nodes ${place(node.node)}`] : [])];
  return {differences, covered, facts};
}

/** Compares a row with a permission node. Values that the sources do not define are not compared. */
function compareNode(row: Values, {type, default: given, option: fallsBack, at}: NodeFact): Difference[] {
  const last = (key: unknown) => String(key).split('.').at(-1);
  const isNamed = row.type === 'enum' && type === 'text';
  const sides: [key: string, value: unknown, fits: boolean][] = [
    ['type', type, row.type === type || isNamed],
    ['default', given, row.default === undefined || row.default === given],
    ['falls_back', fallsBack, last(fallsBack) === last(row.falls_back)],
  ];
  return sides
    .filter(([, value, fits]) => value !== undefined && !fits)
    .map(([key, value]) => differs(key, row[key], value, at));
}

function node({row, facts}: Given): Found | undefined {
  const name = String(row.node);
  for (const each of facts) {
    if (name.startsWith('command.') && CommandTree.of(each.commands).named(name.slice(8))) {
      return {differences: [], covered: [], facts: each};
    }
    const fact = each.nodes.find((candidate) => place(candidate.node) === place(name));
    if (fact) {
      return {differences: compareNode(row, fact), covered: [`nodes ${place(fact.node)}`], facts: each};
    }
  }
  return undefined;
}

/**
 * Compares a row about a key. Finds key bindings by their label on the Controls screen, and fixed keys among the keys
 * that screens handle.
 */
function key({row, group, facts: [facts]}: Given): Found | undefined {
  const pressed = row.keys as string[];
  const fact = facts?.keys.find(({label}) => label !== undefined && label === row.label);
  if (facts && fact) {
    const {at, category = group.category} = fact;
    const differences = [
      differs('keys', pressed, fact.default === '' ? [] : [fact.default], at),
      {...differs('label', group.category, category, at), value: undefined},
    ];
    const open = differences.filter(({found, source}) => found !== source && found !== 'nothing');
    return {differences: open, covered: [`keys ${fact.key}`], facts};
  }
  const known = new Set(Object.values(facts?.pressed ?? {}).flat());
  const isFixed = group.category === undefined && pressed.length > 0;
  return facts && isFixed && pressed.every((each) => known.has(each))
    ? {differences: [], covered: [], facts}
    : undefined;
}

function theme({enums, row, facts: [facts]}: Given): Found | undefined {
  const fact = facts?.theme.find((each) => each.key === row.name);
  return (
    facts &&
    fact && {differences: compareValue(row as ValueRow, fact, enums), covered: [`theme ${fact.key}`], facts}
  );
}

function command({row, facts: [facts]}: Given, nodes: ReadonlySet<string>): Found | undefined {
  if (!facts) {
    return undefined;
  }
  const {differences, covered} = compareCommand(row as Command, CommandTree.of(facts.commands), nodes);
  return covered.length > 0 || differences.length === 0
    ? {differences, covered: covered.map(({path}) => `commands ${path}`), facts}
    : undefined;
}

/**
 * Compares every row of the data with the extraction of its mod. Skips mods without extractions.
 * @param extracted facts by mod and version as in the data; to compare another version of Minecraft, pass its facts
 * under the same keys
 */
export function compareRows(files: readonly TableFile[], extracted: ReadonlyMap<string, Facts>): Row[] {
  const read = files.flatMap((file) => factsFor(extracted, file.data.source as Source));
  const enums: Enums = Object.assign({}, ...read.map((facts) => facts.enums));
  return files.flatMap((file) => {
    const source = file.data.source as Source;
    const mod = modNamed(source.mod);
    const kind = kindOf[file.kind.name];
    if (mod === undefined || kind === undefined) {
      return [];
    }
    const facts = factsFor(extracted, source);
    const rows = Object.entries(file.data.groups as Record<string, Values>).flatMap(([groupId, group]) =>
      ((group[file.kind.rows] ?? []) as Values[]).map((row, i) => ({groupId, group, row, i})),
    );
    const nodes = new Set(rows.map(({row}) => String(row.node ?? '').replace(/^command\./, '')));
    const readers: Record<FactKind, (given: Given) => Found | undefined> = {
      commands: (given) => command(given, nodes),
      options: option,
      nodes: node,
      keys: key,
      properties: property,
      theme,
    };
    return rows.map(({groupId, group, row, i}): Row => {
      const id = `${file.kind.name}/${file.id}/${groupId}/${file.kind.rowId(row, group)}`;
      const keys = ['groups', groupId, file.kind.rows, i];
      const found = readers[kind]({enums, row, group, groupId, file, facts});
      return {mod, kind, id, file, keys, group, row, facts: facts[0], covered: [], ...found};
    });
  });
}

/** Returns the names and places of all facts that need a row. Names have the format of `covered`. */
export function namesOf(facts: Facts): {name: string; at: string}[] {
  return factKinds.flatMap((kind) =>
    [...factsByName(facts, kind)]
      .filter(([, {runs, redirect}]) => kind !== 'commands' || runs || redirect)
      .map(([name, {at}]) => ({name: `${kind} ${kind === 'nodes' ? place(name) : name}`, at})),
  );
}
