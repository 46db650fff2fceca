/**
 * Every component that a page may place, and what the build has to know of it. To add one: its folder here, a line below, an
 * example in `src/pages/gallery.mdx` and a row in README.md; `registry.test.ts` says what is missing.
 */
export interface Registered {
  /** Folder of `src/components` that exports it by name; without it, its own folder's default export. */
  folder?: string;
  /** It only renders: no state, no effects, no listeners. A page sends no script for it (src/build/static-content). */
  static?: true;
  /** What its `id` names: a folder of `src/data`, or what is worked out from one. */
  data?: string;
  /** What it renders has addresses of its own, so that one id stands on a page only once. */
  anchors?: true;
}

/** Components of one folder that only render. */
const drawings = (folder: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name): [string, Registered] => [name, {folder, static: true}]));

/** A table of facts: it is filtered and sorted as it stands in the page. */
const table = (data: string, folder?: string): Registered => ({folder, data, anchors: true, static: true});

export const components: Readonly<Record<string, Registered>> = {
  Card: {folder: 'Cards', static: true},
  Cards: {static: true},
  Key: {static: true},
  Keybind: {data: 'keys', static: true},
  MenuPath: {static: true},
  Os: {folder: 'OsTabs'},
  OsPath: {},
  OsTabs: {},
  Steps: {static: true},
  Version: {data: 'versions', static: true},

  DurationTool: {},
  LogDoctor: {},
  FileTree: {static: true},
  For: {static: true},
  MinecraftSwitch: {static: true},
  SnbtTool: {},
  Timeline: {static: true},
  UltimineShapes: {static: true},

  CommandTable: table('commands'),
  ConfigFile: {data: 'config', static: true},
  ConfigTable: table('config', 'Tables'),
  DiagnosisTable: table('diagnoses', 'Tables'),
  FactTable: table('tables'),
  KeyList: table('properties', 'Tables'),
  KeyTable: table('keys', 'Tables'),
  PermissionTable: table('permissions', 'Tables'),
  PropertyTable: table('properties', 'Tables'),
  RecipeTable: table('recipe-groups'),
  ThemeTable: table('theme', 'Tables'),
  TimerTable: table('timers', 'Tables'),
  TypeTable: table('properties', 'Tables'),

  DropTable: table('drops'),
  Item: {data: 'items', static: true},
  ItemSheet: {data: 'item-lists', anchors: true},
  MaterialTable: table('materials'),
  Recipe: {data: 'recipes', anchors: true, static: true},
  SieveCalculator: {data: 'drops'},
  Structure: {data: 'structures', anchors: true, static: true},
  ToolBuilder: {data: 'builders', anchors: true},
  TraitTable: table('traits'),

  ...drawings('Drawing', 'Button Columns Field List Row Select Sign Slider Toggle Window'),
  ClaimMap: {static: true},
  QuestGraph: {static: true},
  QuestGraphs: {folder: 'QuestGraph', static: true},
};

/** Names of those that pages hold as static content. */
export const staticComponents: ReadonlySet<string> = new Set(
  Object.keys(components).filter((name) => components[name]?.static),
);

/** How a module imports a component. */
export function importOf(name: string): {from: string; isDefault: boolean} | undefined {
  const entry = components[name];
  return (
    entry && {from: `@site/src/components/${entry.folder ?? name}`, isDefault: entry.folder === undefined}
  );
}
