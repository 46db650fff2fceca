import type {Root} from 'mdast';
import {elementsIn, importStatement} from '../syntax';

const folder = '@site/src/components';

/** Folders whose only component has their name. */
const single = [
  'Changelog',
  'CommandTable',
  'ConfigFile',
  'ConfigTable',
  'DropTable',
  'DurationTool',
  'FactTable',
  'FileTree',
  'Item',
  'KeyTable',
  'MaterialTable',
  'PermissionTable',
  'PropertyTable',
  'QuestGraph',
  'Recipe',
  'RecipeTable',
  'SieveCalculator',
  'SnbtTool',
  'Structure',
  'ThemeTable',
  'TimerTable',
  'Timeline',
  'ToolBuilder',
  'TraitTable',
  'TypeTable',
  'UltimineShapes',
];

/** Folders with several, which they export by name. */
const several: Readonly<Record<string, string[]>> = {
  AppScreen: [
    'AppBrowse',
    'AppInstance',
    'AppInstanceSettings',
    'AppLibrary',
    'AppMods',
    'AppSettings',
    'AppWindow',
    'Button',
    'Dialog',
    'F3',
    'Field',
    'LogView',
    'Menu',
    'Queue',
    'Row',
    'Select',
    'Slider',
    'Toggle',
  ],
  GameScreen: [
    'ConfigScreen',
    'GameChat',
    'Inventory',
    'ItemPicker',
    'NbtEditor',
    'PartyScreen',
    'TeamScreen',
    'UltiminePanel',
  ],
  QuestBook: ['QuestBook', 'QuestPins', 'QuestToast', 'QuestWindow'],
  QuestGraph: ['QuestGraphs', 'QuestSign'],
};

interface Source {
  from: string;
  isDefault: boolean;
}

/** Components that not nearly every page uses, and where they are. */
export const pageComponents: Readonly<Record<string, Source>> = Object.fromEntries([
  ...single.map((name) => [name, {from: `${folder}/${name}`, isDefault: true}]),
  ...Object.entries(several).flatMap(([group, names]) =>
    names.map((name) => [name, {from: `${folder}/${group}`, isDefault: false}]),
  ),
]) as Record<string, Source>;

/**
 * Remark plugin: a page that places one of these components imports it itself. In the registry
 * (`src/theme/MDXComponents`) their code would be part of every page.
 */
export default function importPageComponents() {
  return (tree: Root): void => {
    const used = new Set(elementsIn(tree).map(({name}) => name ?? ''));
    const imports = Object.entries(pageComponents).filter(([name]) => used.has(name));
    tree.children.unshift(
      ...imports.map(([name, {from, isDefault}]) => importStatement(name, from, isDefault)),
    );
  };
}
