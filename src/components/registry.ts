/**
 * A component that pages may use. Every component needs a folder here, an entry in the list below, an example in
 * `src/pages/gallery.mdx` and a row in README.md. `registry.test.ts` reports what is missing.
 */
export interface Registered {
  /**
   * Folder in `src/components` that exports the component by name. If undefined, the component is the default
   * export of the folder with its name.
   */
  folder?: string;
  /** Kind of data that the prop `id` refers to: a folder in `src/data`, or data derived from such a folder. */
  data?: string;
  /** Whether the component renders anchors, so that a page may use each id only once. */
  anchors?: true;
}

/** Registers several components from one folder. */
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

/** Returns how a module imports a component, or undefined for an unknown component. */
export function importOf(name: string): {from: string; isDefault: boolean} | undefined {
  const entry = components[name];
  return (
    entry && {from: `@site/src/components/${entry.folder ?? name}`, isDefault: entry.folder === undefined}
  );
}
