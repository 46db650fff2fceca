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
import Key from '@site/src/components/Key';
import MenuPath from '@site/src/components/MenuPath';
import OsPath from '@site/src/components/OsPath';
import OsTabs, {Os} from '@site/src/components/OsTabs';
import * as QuestBook from '@site/src/components/QuestBook';
import QuestGraph, {QuestGraphs, QuestSign} from '@site/src/components/QuestGraph';
import Steps from '@site/src/components/Steps';
import Table from '@site/src/components/Table';
import Timeline from '@site/src/components/Timeline';

export default {
  ...MDXComponents,
  ...AppScreen,
  ...QuestBook,
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
};
