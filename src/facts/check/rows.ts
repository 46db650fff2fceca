import type {Command} from '../../data/schema/commands';
import type {Source} from '../../data/schema/common';
import type {TableFile} from '../../plugins/structured-data/load';
import {factKinds, type FactKind, type Facts, type NodeFact} from '../facts';
import {mods} from '../mods';
import {CommandTree, compareCommand} from './commands';
import {compareValue, type Difference, type Enums, type ValueRow} from './compare';
import {classesOf, factsFor, findProperty} from './lookup';

/** One row of the data and what the sources say about it. Nothing found means `differences` is undefined. */
export type Row = {
  mod: string;
  kind: FactKind;
  /** Kind, file, group and row. */
  id: string;
  file: TableFile;
  keys: PropertyKey[];
  facts: Facts | undefined;
  differences?: Difference[];
  /** Facts that the row tells, as `kind name`. */
  covered: string[];
};

type Found = {differences?: Difference[]; covered: string[]; facts?: Facts};
type Given = {
  enums: Enums;
  row: Record<string, unknown>;
  group: Record<string, unknown>;
  groupId: string;
  file: TableFile;
  facts: Facts[];
};

const kindOf: Readonly<Record<string, FactKind>> = {
  commands: 'commands',
  config: 'options',
  permissions: 'nodes',
  keys: 'keys',
  properties: 'properties',
  theme: 'theme',
};

const place = (node: string) => node.replace(/<[^>]*>/g, '<>');

function property({enums, row, group, groupId, file, facts}: Given): Found {
  const classes = classesOf(facts, `${file.kind.name}/${file.id}`, groupId, group.type as string | undefined);
  const found = findProperty(facts, classes, row);
  return found
    ? {
        differences: compareValue(row as ValueRow, found.fact, enums),
        covered: [`properties ${found.fact.object} ${found.fact.key}`],
        facts: found.facts,
      }
    : {covered: []};
}

function option(given: Given): Found {
  const {enums, row, group, file, facts} = given;
  const name = (file.data.file as {path: string}).path
    .split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  const key = group.prefix ? `${String(group.prefix)}.${String(row.key)}` : String(row.key);
  const [own] = facts;
  const fact = own?.options.find((each) => each.file === name && each.key === key);
  if (!fact || !own) {
    return property(given);
  }
  const node = own.nodes.find((each) => each.option === key);
  const differences = compareValue(row as ValueRow, fact, enums);
  if (row.node !== node?.node) {
    differences.push({
      key: 'node',
      found: String(row.node ?? 'nothing'),
      source: node?.node ?? 'nothing',
      at: node?.at ?? fact.at,
      value: node?.node,
    });
  }
  return {
    differences,
    covered: [`options ${fact.file} ${fact.key}`, ...(node ? [`nodes ${place(node.node)}`] : [])],
    facts: own,
  };
}

function compareNode(row: Record<string, unknown>, fact: NodeFact): Difference[] {
  const differences: Difference[] = [];
  const differ = (key: string, source: unknown) =>
    differences.push({
      key,
      found: JSON.stringify(row[key]) ?? 'nothing',
      source: JSON.stringify(source) ?? 'nothing',
      at: fact.at,
      value: source,
    });
  const named = row.type === 'enum' && fact.type === 'text';
  if (fact.type !== undefined && row.type !== fact.type && !named) {
    differ('type', fact.type);
  }
  if (fact.default !== undefined && row.default !== undefined && row.default !== fact.default) {
    differ('default', fact.default);
  }
  if (
    fact.option !== undefined &&
    fact.option.split('.').at(-1) !== String(row.falls_back).split('.').at(-1)
  ) {
    differ('falls_back', fact.option);
  }
  return differences;
}

function node({row, facts}: Given): Found {
  const name = String(row.node);
  const tree = name.startsWith('command.')
    ? facts
        .map((each) => ({each, fact: CommandTree.of(each.commands).named(name.slice(8))}))
        .find(({fact}) => fact)
    : undefined;
  if (tree) {
    return {differences: [], covered: [], facts: tree.each};
  }
  for (const each of facts) {
    const fact = each.nodes.find((candidate) => place(candidate.node) === place(name));
    if (fact) {
      return {differences: compareNode(row, fact), covered: [`nodes ${place(fact.node)}`], facts: each};
    }
  }
  return {covered: []};
}

/** Bindings, in groups with a category, by the name on the Controls screen; fixed keys by what the screens of the mod react to. */
function key({row, group, facts: [facts]}: Given): Found {
  const pressed = row.keys as string[];
  const fact = facts?.keys.find(({label}) => label !== undefined && label === row.label);
  if (fact) {
    const expected = fact.default === '' ? [] : [fact.default];
    const fits = JSON.stringify(pressed) === JSON.stringify(expected);
    const differences: Difference[] = fits
      ? []
      : [
          {
            key: 'keys',
            found: JSON.stringify(pressed),
            source: JSON.stringify(expected),
            at: fact.at,
            value: expected,
          },
        ];
    if (group.category !== undefined && fact.category !== undefined && group.category !== fact.category) {
      differences.push({key: 'label', found: String(group.category), source: fact.category, at: fact.at});
    }
    return {differences, covered: [`keys ${fact.key}`], facts};
  }
  const known = new Set(Object.values(facts?.pressed ?? {}).flat());
  const fixed = group.category === undefined && pressed.length > 0;
  const all = fixed && pressed.every((each) => known.has(each));
  return all ? {differences: [], covered: [], facts} : {covered: []};
}

function theme({enums, row, facts: [facts]}: Given): Found {
  const fact = facts?.theme.find((each) => each.key === row.name);
  return fact
    ? {differences: compareValue(row as ValueRow, fact, enums), covered: [`theme ${fact.key}`], facts}
    : {covered: []};
}

function command({row, facts: [facts]}: Given, nodes: ReadonlySet<string>): Found {
  if (!facts) {
    return {covered: []};
  }
  const {differences, covered} = compareCommand(row as Command, CommandTree.of(facts.commands), nodes);
  return covered.length > 0 || differences.length === 0
    ? {differences, covered: covered.map(({path}) => `commands ${path}`), facts}
    : {covered: []};
}

/**
 * Every row of the data that belongs to a mod whose sources are read, compared with them.
 * @param extracted by mod and the version that the data name; with the facts of another version under that name, rows are
 *   compared with those
 */
export function compareRows(files: readonly TableFile[], extracted: ReadonlyMap<string, Facts>): Row[] {
  const read = files.flatMap((file) => factsFor(extracted, file.data.source as Source));
  const enums: Enums = Object.assign({}, ...read.map((facts) => facts.enums));
  return files.flatMap((file) => {
    const source = file.data.source as Source;
    const mod = mods.find(({name}) => name === source.mod)?.id;
    const kind = kindOf[file.kind.name];
    if (mod === undefined || kind === undefined) {
      return [];
    }
    const facts = factsFor(extracted, source);
    const groups = Object.entries(file.data.groups as Record<string, Record<string, unknown>>);
    const rowsOf = (group: Record<string, unknown>) =>
      (group[file.kind.rows] ?? []) as Record<string, unknown>[];
    const nodes = new Set(
      groups.flatMap(([, group]) =>
        rowsOf(group).map((row) => String(row.node ?? '').replace(/^command\./, '')),
      ),
    );
    const readers: Record<FactKind, (given: Given) => Found> = {
      commands: (given) => command(given, nodes),
      options: option,
      nodes: node,
      keys: key,
      properties: property,
      theme,
    };
    return groups.flatMap(([groupId, group]) =>
      rowsOf(group).map((row, i): Row => {
        const found = readers[kind]({enums, row, group, groupId, file, facts});
        const id = `${file.kind.name}/${file.id}/${groupId}/${file.kind.rowId(row as never, group)}`;
        return {
          mod,
          kind,
          id,
          file,
          keys: ['groups', groupId, file.kind.rows, i],
          ...found,
          facts: found.facts ?? facts[0],
        };
      }),
    );
  });
}

/** Names of everything that an extraction holds, in the words of `covered`, with where it was read. */
export function namesOf(facts: Facts): {name: string; at: string}[] {
  const names: Record<FactKind, () => {name: string; at: string}[]> = {
    commands: () =>
      facts.commands.filter(({runs, redirect}) => runs ?? redirect).map(({path, at}) => ({name: path, at})),
    options: () => facts.options.map(({file, key: name, at}) => ({name: `${file} ${name}`, at})),
    nodes: () => facts.nodes.map(({node: name, at}) => ({name: place(name), at})),
    keys: () => facts.keys.map(({key: name, at}) => ({name, at})),
    properties: () => facts.properties.map(({object, key: name, at}) => ({name: `${object} ${name}`, at})),
    theme: () => facts.theme.map(({key: name, at}) => ({name, at})),
  };
  return factKinds.flatMap((kind) => names[kind]().map(({name, at}) => ({name: `${kind} ${name}`, at})));
}
