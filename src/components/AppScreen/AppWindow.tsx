import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, oneOf, required} from '../usage';
import {Drawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import {CornerMark} from '../Schematic/Mark';
import styles from './window.module.css';

const pages = ['Home', 'Library', 'Browse', 'Blog', 'Support', 'Settings'] as const;
type Page = (typeof pages)[number];

/** The sidebar from top to bottom; `Create`, `Shop` and `Account` are buttons, not pages. */
const items = [
  'Create',
  'Home',
  'Library',
  'Browse',
  'Blog',
  'Shop',
  'Support',
  'Settings',
  'Account',
] as const;
type Item = (typeof items)[number];

const icons: Record<Item, string> = {
  Create: 'plus',
  Home: 'house',
  Library: 'library',
  Browse: 'magnifier',
  Blog: 'newspaper',
  Shop: 'shirt',
  Support: 'help',
  Settings: 'cog',
  Account: 'head',
};

function Sidebar({active, markOn}: {active?: Page; markOn: Partial<Record<Item, number>>}): ReactNode {
  return (
    <span className={styles.sidebar}>
      {items.map((item) => (
        <span
          key={item}
          className={clsx(
            styles.item,
            item === active && styles.active,
            item === 'Create' && styles.create,
            item === 'Account' && styles.account,
          )}
        >
          <Glyph name={icons[item]} />
          <CornerMark mark={markOn[item]} />
        </span>
      ))}
    </span>
  );
}

interface Props {
  /** What a sighted reader sees, in words. */
  description: string;
  /** The page the App shows: it is lit in the sidebar. */
  active?: Page;
  caption?: ReactNode;
  /** The App hides its sidebar while in Settings, and so does the drawing unless this says otherwise. */
  sidebar?: boolean;
  /** Numbers on sidebar items, `{Settings: 1}`. */
  markOn?: Partial<Record<Item, number>>;
  /** The page. */
  children?: ReactNode;
}

/**
 * The FTB App's window; its children are the page. Labels and order follow FTB App 1.30.0.
 * @throws Error without a description, for an unknown page or sidebar item, for marks on a hidden sidebar
 */
export default function AppWindow({
  description,
  active,
  caption,
  sidebar,
  markOn = {},
  children,
}: Props): ReactNode {
  required('<AppWindow>', 'description', description);
  if (active !== undefined) oneOf('<AppWindow>', 'active', active, pages);
  const marked = Object.keys(markOn).map((item) => oneOf('<AppWindow>', 'a key of markOn', item, items));
  const hasSidebar = sidebar ?? (active !== 'Settings' || marked.length > 0);
  if (!hasSidebar && marked.length > 0) {
    misuse('<AppWindow>', `cannot mark ${marked.join(', ')}: sidebar={false} hides it.`);
  }
  return (
    <Drawing component="<AppWindow>" description={description} caption={caption}>
      <Frame>
        <div className={styles.bar}>
          <span>FTB App</span>
          <span className={styles.buttons}>
            <Glyph name="line" />
            <Glyph name="square" />
            <Glyph name="cross" />
          </span>
        </div>
        <div className={styles.body}>
          {hasSidebar && <Sidebar active={active} markOn={markOn} />}
          <div className={styles.page}>{children}</div>
        </div>
      </Frame>
    </Drawing>
  );
}
