/**
 * Why: writers import nothing; a page can move without touching its text.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Cards, {Card} from '@site/src/components/Cards';
import Key from '@site/src/components/Key';
import MenuPath from '@site/src/components/MenuPath';
import OsPath from '@site/src/components/OsPath';
import OsTabs, {Os} from '@site/src/components/OsTabs';
import Picture from '@site/src/components/Picture';
import Steps from '@site/src/components/Steps';
import Table from '@site/src/components/Table';
// Rendered from src/data; the id is filled in by src/remark/data-refs.
import Keybind from '@site/src/components/Keybind';
import Version from '@site/src/components/Version';

export default {
  ...MDXComponents,
  img: Picture,
  table: Table,
  Card,
  Cards,
  Key,
  MenuPath,
  Os,
  OsPath,
  OsTabs,
  Steps,
  Keybind,
  Version,
};
