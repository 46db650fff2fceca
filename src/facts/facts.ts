/** Facts of a mod at one version, as in `src/data/extracted`. */

/** Position in the code, such as `KitCommand.java:60`. `files` contains the full path. */
type At = {at: string};

export type Scalar = string | number | boolean;

/** A node of a command tree. */
export type CommandFact = At & {
  /** Literals and arguments, such as `kit give <players>`. */
  path: string;
  /** Type of the argument, such as `greedyString`, `integer`, `player`. */
  type?: string;
  min?: number | string;
  max?: number | string;
  /** Operator level that the check of this node requires. */
  level?: number;
  /** Short description of the check of this node. */
  requires?: string;
  /** Whether a command can end at this node. */
  runs?: true;
  redirect?: string;
  /** Conditions under which the command exists, such as keys of options. */
  when?: string[];
};

/** An option of a file or a property of an object. */
export type ValueFact = At & {
  key: string;
  type: string;
  default?: Scalar | Scalar[];
  min?: number | string;
  max?: number | string;
  values?: string[];
  /** Name of an enum of another mod that defines the allowed values. The extraction of that mod lists them. */
  of?: string;
  /** English label on the screen. */
  label?: string;
};

export type OptionFact = ValueFact & {file: string; comment?: string};

export type PropertyFact = ValueFact & {
  /** Name of the class. */
  object: string;
  /** Key in the file, if it differs from the key on the screen. */
  stored?: string;
  /** Value after a reset on the screen, if it differs from the value in a new object. */
  reset?: Scalar | Scalar[];
  /** Set if the property is not on any screen. */
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
  /** Enum class → names of its constants in files. */
  enums: Record<string, string[]>;
  /** Screen class → keys that the screen handles. */
  pressed: Record<string, string[]>;
  /** Type id → classes, for tasks, rewards and conditions. */
  types: Record<string, string[]>;
  /** Class with properties → superclass. */
  parents: Record<string, string>;
  /** Other names in the sources: ids, classes, language keys, resources. */
  names: string[];
  files: Record<string, string>;
};

/** Kinds of facts that need rows in the data, in the order of reports. */
export const factKinds = ['commands', 'options', 'nodes', 'keys', 'properties', 'theme'] as const;
export type FactKind = (typeof factKinds)[number];

/** For each kind of fact, the keys whose values identify a fact. */
const identity: Readonly<Record<FactKind, readonly string[]>> = {
  commands: ['path'],
  options: ['file', 'key'],
  nodes: ['node'],
  keys: ['key'],
  properties: ['object', 'key'],
  theme: ['key'],
};

export type Fact = Record<string, unknown> & At;

/** Returns the facts of a kind by name. The name consists of the values of the keys in `identity`. */
export function factsByName(facts: Facts, kind: FactKind): Map<string, Fact> {
  const rows = facts[kind] as unknown as Fact[];
  return new Map(rows.map((row) => [identity[kind].map((key) => String(row[key])).join(' '), row]));
}

/** Formats facts as JSON with one fact per line, so that diffs between versions are readable. */
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
