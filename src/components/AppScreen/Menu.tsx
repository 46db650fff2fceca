import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, required} from '../usage';
import {PartOrDrawing, useInsideDrawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import styles from './overlays.module.css';

interface Entry {
  label: string;
  /** Red, for what cannot be undone. */
  danger?: boolean;
  mark?: number;
  /** An open sub-menu. */
  items?: Item[];
}

/** A label, `-` for a dividing line, or an entry with more to say. */
type Item = string | Entry;

const entryOf = (item: Item): Entry => (typeof item === 'string' ? {label: item} : item);

function List({items, style}: {items: Item[]; style?: CSSProperties}): ReactNode {
  return (
    <div className={styles.list} style={style}>
      <Frame>
        <div className={styles.items}>
          {items.map(entryOf).map(({label, danger, mark, items: inner}, i) =>
            label === '-' ? (
              <span key={i} className={styles.divider} />
            ) : (
              <span key={i} className={clsx(styles.entry, danger && styles.danger, inner && styles.open)}>
                <Marked mark={mark}>
                  <span>{required('<Menu>', 'label for each item', label)}</span>
                </Marked>
                {inner && <Glyph name="right" />}
              </span>
            ),
          )}
        </div>
      </Frame>
    </div>
  );
}

interface Props {
  items: Item[];
  /** What a sighted reader sees, in words; needed when the menu stands alone. */
  description?: string;
  caption?: ReactNode;
}

/**
 * A context menu, with one open sub-menu at most.
 * @throws Error without items, for an item without a label, for two open or nested sub-menus, or alone without a description
 */
export default function Menu({items, description, caption}: Props): ReactNode {
  const inside = useInsideDrawing();
  if (!Array.isArray(items) || items.length === 0) {
    misuse('<Menu>', "needs items: ['Play', '-', {label: 'Delete', danger: true}].");
  }
  const entries = items.map(entryOf);
  const open = entries.filter((entry) => entry.items);
  if (open.length > 1) {
    misuse(
      '<Menu>',
      `opens two sub-menus, ${open.map(({label}) => `"${label}"`).join(' and ')}. Only one can be open.`,
    );
  }
  const inner = open[0]?.items;
  if (inner?.some((item) => entryOf(item).items)) {
    misuse('<Menu>', 'has a sub-menu inside a sub-menu. The App has none.');
  }
  return (
    <PartOrDrawing component="<Menu>" description={description} caption={caption}>
      <div className={clsx(styles.menu, inside && styles.floating)}>
        <List items={items} />
        {inner && (
          <List items={inner} style={{'--row': entries.findIndex((entry) => entry.items)} as CSSProperties} />
        )}
      </div>
    </PartOrDrawing>
  );
}
