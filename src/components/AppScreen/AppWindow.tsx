import type {ReactNode} from 'react';
import clsx from 'clsx';
import {oneOf, required} from '../usage';
import {Drawing, type DrawingProps} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import {CornerMark} from '../Schematic/Mark';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import styles from './window.module.css';

const pages = ['Home', 'Library', 'Browse', 'Blog', 'Support', 'Settings'] as const;

/** The sidebar from top to bottom, and its icons; `Create`, `Shop` and `Account` are buttons, not pages. */
const icons = {
  Create: 'plus',
  Home: 'house',
  Library: 'library',
  Browse: 'magnifier',
  Blog: 'newspaper',
  Shop: 'shirt',
  Support: 'help',
  Settings: 'cog',
  Account: 'head',
} as const;
type Item = keyof typeof icons;
const items = Object.keys(icons) as Item[];

interface Props extends DrawingProps {
  /** The page the App shows: it is lit in the sidebar. */
  active?: (typeof pages)[number];
  /** Numbers on sidebar items, `{Settings: 1}`. */
  markOn?: Marks<Item>;
  /** The page, and what lies over it. */
  children?: ReactNode;
}

/**
 * The FTB App's window; its children are the page. Labels and order follow FTB App 1.30.0.
 * @throws Error without a description, for an unknown page or sidebar item
 */
export default function AppWindow({active, markOn = {}, children, ...drawing}: Props): ReactNode {
  required('<AppWindow>', 'description', drawing.description);
  if (active !== undefined) oneOf('<AppWindow>', 'active', active, pages);
  checkMarks('<AppWindow>', markOn, items, items, 'markOn');
  // The App hides its sidebar while in Settings, and so does the drawing unless something on it has a number.
  const hasSidebar = active !== 'Settings' || Object.keys(markOn).length > 0;
  return (
    <Drawing component="<AppWindow>" {...drawing}>
      <Frame>
        <div className={styles.bar}>
          FTB App
          <span className={styles.buttons}>
            <Glyph name="line" />
            <Glyph name="square" />
            <Glyph name="cross" />
          </span>
        </div>
        <div className={styles.body}>
          {hasSidebar && (
            <span className={styles.sidebar}>
              {items.map((item) => (
                <span
                  key={item}
                  className={clsx(styles.item, styles[item.toLowerCase()], item === active && styles.active)}
                >
                  <Glyph name={icons[item]} size={24} />
                  <CornerMark mark={markOn[item]} />
                </span>
              ))}
            </span>
          )}
          {/* Overlays (a dialog, a menu) lie on top of the page. */}
          <div className={clsx(parts.layers, parts.grow)}>{children}</div>
        </div>
      </Frame>
    </Drawing>
  );
}
