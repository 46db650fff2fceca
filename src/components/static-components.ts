/**
 * Components that draw and do nothing else: no state, no effects, no listeners. A page sends no script for them
 * (src/build/static-content). One that is missing here costs bytes and breaks nothing; the test beside reads the files of
 * each that is named.
 */
export const staticComponents: ReadonlySet<string> = new Set([
  // Prose.
  ...['Card', 'Cards', 'FileTree', 'Key', 'Keybind', 'MenuPath', 'Steps', 'Timeline', 'Version'],
  // Screens of the App.
  ...['AppBrowse', 'AppInstance', 'AppInstanceSettings', 'AppLibrary', 'AppMods', 'AppSettings', 'AppWindow'],
  ...['Button', 'Dialog', 'F3', 'Field', 'LogView', 'Menu', 'Queue', 'Row', 'Select', 'Slider', 'Toggle'],
  // Screens of the game.
  ...['ConfigScreen', 'GameChat', 'Inventory', 'ItemPicker', 'NbtEditor', 'PartyScreen', 'TeamScreen'],
  ...['UltiminePanel', 'UltimineShapes', 'QuestBook', 'QuestPins', 'QuestToast', 'QuestWindow'],
  ...['QuestGraph', 'QuestGraphs', 'QuestSign', 'Recipe', 'Structure'],
  // Tables of data. Their filters are attached to the table in the page (src/client/static-content/behaviour.ts).
  ...['CommandTable', 'ConfigTable', 'FactTable', 'KeyTable', 'PermissionTable', 'PropertyTable'],
  ...['RecipeTable', 'ThemeTable', 'TimerTable', 'TypeTable'],
  ...['Changelog', 'ConfigFile', 'Item'],
]);
