/**
 * Every component that pages may use, with its data for the build. To add one: its folder here, a line below, an example in
 * `src/pages/gallery.mdx` and a row in README.md; `registry.test.ts` reports what is missing.
 */
export interface Registered {
  /** Folder of `src/components` that exports it by name; without it, its own folder's default export. */
  folder?: string;
  /** The data that its `id` names: a folder of `src/data`, or data derived from one. */
  data?: string;
  /** Whether its output has anchors, so that a page may show each id only once. */
  anchors?: true;
}

/** Components of one folder. */
const drawings = (folder: string, names: string) =>
  Object.fromEntries(names.split(' ').map((name): [string, Registered] => [name, {folder}]));

const table = (data: string, folder?: string): Registered => ({folder, data, anchors: true});

export const components: Readonly<Record<string, Registered>> = {
  Card: {folder: 'Cards'},
  Cards: {},
  Key: {},
  Keybind: {data: 'keys'},
  MenuPath: {},
  Os: {folder: 'OsTabs'},
  OsPath: {},
  OsTabs: {},
  Steps: {},
  Version: {data: 'versions'},

  DurationTool: {},
  LogDoctor: {},
  FileCheck: {},
  ServerBuilder: {data: 'server-packs'},
  FileTree: {},
  For: {},
  MinecraftSwitch: {},
  Timeline: {},
  UltimineShapes: {},

  CommandTable: table('commands'),
  ConfigFile: {data: 'config'},
  ConfigTable: table('config', 'ReferenceTables'),
  DiagnosisTable: table('diagnoses', 'ReferenceTables'),
  FactTable: table('tables'),
  KeyList: table('properties', 'ReferenceTables'),
  KeyTable: table('keys', 'ReferenceTables'),
  PermissionTable: table('permissions', 'ReferenceTables'),
  PropertyTable: table('properties', 'ReferenceTables'),
  RecipeTable: table('recipe-groups'),
  ThemeTable: table('theme', 'ReferenceTables'),
  TimerTable: table('timers', 'ReferenceTables'),
  TypeTable: table('properties', 'ReferenceTables'),

  ModPacks: table('mod-packs', 'Pack'),
  PackChapters: table('pack-chapters', 'Pack'),
  PackMods: table('pack-mods', 'Pack'),
  PackNeeds: table('pack-needs', 'Pack'),
  PackSettings: table('pack-settings', 'Pack'),
  PackSuite: table('pack-suite', 'Pack'),
  PackTable: table('pack-lists', 'Pack'),
  PackVersions: table('pack-versions', 'Pack'),

  ModsFit: {folder: 'Releases', data: 'releases'},
  ReleaseTable: table('releases', 'Releases'),

  DropTable: table('drops'),
  Item: {data: 'items'},
  ItemSheet: {data: 'item-lists', anchors: true},
  MaterialTable: table('materials'),
  Recipe: {data: 'recipes', anchors: true},
  SieveCalculator: {data: 'drops'},
  Structure: {data: 'structures', anchors: true},
  ToolBuilder: {data: 'builders', anchors: true},
  TraitTable: table('traits'),

  ...drawings('Drawing', 'Button Callout Columns Field List Row Select Sign Slider Toggle Window'),
  ClaimMap: {},
  QuestGraph: {},
  QuestGraphs: {folder: 'QuestGraph'},
};

/** How a module imports a component. */
export function importOf(name: string): {from: string; isDefault: boolean} | undefined {
  const entry = components[name];
  return (
    entry && {from: `@site/src/components/${entry.folder ?? name}`, isDefault: entry.folder === undefined}
  );
}
