/**
 * Draws: nothing; the one list of components that pages may use without importing them.
 * Upstream: @docusaurus/theme-classic 3.8.1, theme/MDXComponents/index.tsx
 * Kind: wrapped (spreads the original map)
 * Why: writers import nothing; a page can move without touching its text.
 */
import MDXComponents from '@theme-original/MDXComponents';
import * as AppScreen from '@site/src/components/AppScreen';
import Cards, {Card} from '@site/src/components/Cards';
import FileTree from '@site/src/components/FileTree';
import * as GameScreen from '@site/src/components/GameScreen';
import Key from '@site/src/components/Key';
import MenuPath from '@site/src/components/MenuPath';
import OsPath from '@site/src/components/OsPath';
import OsTabs, {Os} from '@site/src/components/OsTabs';
import Picture from '@site/src/components/Picture';
import * as QuestBook from '@site/src/components/QuestBook';
import QuestGraph, {QuestGraphs, QuestSign} from '@site/src/components/QuestGraph';
import Steps from '@site/src/components/Steps';
import Table from '@site/src/components/Table';
import Timeline from '@site/src/components/Timeline';
import UltimineShapes from '@site/src/components/UltimineShapes';
// Drawn from src/data; the id is filled in by src/remark/data-refs.
import CommandTable from '@site/src/components/CommandTable';
import ConfigFile from '@site/src/components/ConfigFile';
import ConfigTable from '@site/src/components/ConfigTable';
import FactTable from '@site/src/components/FactTable';
import Keybind from '@site/src/components/Keybind';
import KeyTable from '@site/src/components/KeyTable';
import PermissionTable from '@site/src/components/PermissionTable';
import PropertyTable from '@site/src/components/PropertyTable';
import ThemeTable from '@site/src/components/ThemeTable';
import TimerTable from '@site/src/components/TimerTable';
import TypeTable from '@site/src/components/TypeTable';
import Version from '@site/src/components/Version';

export default {
  ...MDXComponents,
  ...AppScreen,
  ...GameScreen,
  ...QuestBook,
  img: Picture,
  table: Table,
  Card,
  Cards,
  FileTree,
  Key,
  MenuPath,
  Os,
  OsPath,
  OsTabs,
  QuestGraph,
  QuestGraphs,
  QuestSign,
  Steps,
  Timeline,
  UltimineShapes,
  CommandTable,
  ConfigFile,
  ConfigTable,
  FactTable,
  Keybind,
  KeyTable,
  PermissionTable,
  PropertyTable,
  ThemeTable,
  TimerTable,
  TypeTable,
  Version,
};
