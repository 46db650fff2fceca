/** The facts of a mod at one version, in the committed format: names, numbers, keys and short texts. */

/** File name and line, such as `KitCommand.java:60`; `files` has the full path. */
type At = {at: string};

export type Scalar = string | number | boolean;

/** A node of a command tree. Its path has literals unchanged and arguments as `<name>`. */
export type CommandFact = At & {
  path: string;
  /** Type of the argument, such as `greedyString`, `integer`, `player`. */
  type?: string;
  min?: number | string;
  max?: number | string;
  /** Operator level that its own check requires. */
  level?: number;
  /** Short description of its own check. */
  requires?: string;
  /** Whether a command may end here. */
  runs?: true;
  redirect?: string;
  /** Conditions for the command to exist, such as keys of options. */
  when?: string[];
};

/** A value with a type, a default and limits: an option of a file, or a property of an object. */
export type ValueFact = At & {
  key: string;
  type: string;
  default?: Scalar | Scalar[];
  min?: number | string;
  max?: number | string;
  values?: string[];
  /** Enum of another mod with the allowed values, which the extraction of that mod lists. */
  of?: string;
  /** English label on the screen. */
  label?: string;
};

export type OptionFact = ValueFact & {file: string; comment?: string};

export type PropertyFact = ValueFact & {
  /** Class it belongs to. */
  object: string;
  /** Key in the file, if it differs from the screen's. */
  stored?: string;
  /** Value that the screen's reset button sets, if it differs from that of a new object. */
  reset?: Scalar | Scalar[];
  /** Set if no screen has it. */
  only?: 'file';
};

export type NodeFact = At & {
  node: string;
  type?: string;
  default?: Scalar;
  /** Key of the option that applies when no rank sets the node. */
  option?: string;
};

export type KeyFact = At & {key: string; label?: string; category?: string; default: string};

export type Facts = {
  mod: string;
  repository: string;
  ref: string;
  commit: string;
  version: string;
  minecraft: string;
  commands: CommandFact[];
  options: OptionFact[];
  nodes: NodeFact[];
  keys: KeyFact[];
  properties: PropertyFact[];
  theme: ValueFact[];
  /** Names that files use for the constants of enums. */
  enums: Record<string, string[]>;
  /** Keys that each screen reacts to. */
  pressed: Record<string, string[]>;
  /** Type ids of quests' tasks and rewards, conditions and the like: id → class. */
  types: Record<string, string[]>;
  /** Class → class it extends, of those that have properties. */
  parents: Record<string, string>;
  /** Other names in the sources: ids, classes, keys of texts, resources. */
  names: string[];
  files: Record<string, string>;
};

/** Kinds of facts that the data has rows for, in the order of reports. */
export const factKinds = ['commands', 'options', 'nodes', 'keys', 'properties', 'theme'] as const;
export type FactKind = (typeof factKinds)[number];

/** Keys that identify a fact of each kind. */
const identity: Readonly<Record<FactKind, readonly string[]>> = {
  commands: ['path'],
  options: ['file', 'key'],
  nodes: ['node'],
  keys: ['key'],
  properties: ['object', 'key'],
  theme: ['key'],
};

export type Fact = Record<string, unknown> & At;

/** The facts of a kind by name. */
export function factsByName(facts: Facts, kind: FactKind): Map<string, Fact> {
  const rows = facts[kind] as unknown as Fact[];
  return new Map(rows.map((row) => [identity[kind].map((key) => String(row[key])).join(' '), row]));
}

/** Prints one fact per line, for readable diffs of two versions. */
export function printFacts(facts: Facts): string {
  const parts = Object.entries(facts).map(([key, value]) => {
    if (typeof value === 'string') {
      return `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    }
    const rows = Array.isArray(value)
      ? value.map((row) => JSON.stringify(row))
      : Object.entries(value).map(([name, text]) => `${JSON.stringify(name)}: ${JSON.stringify(text)}`);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    return `  ${JSON.stringify(key)}: ${open}${rows.length > 0 ? `\n    ${rows.join(',\n    ')}\n  ` : ''}${close}`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
