import type {CSSProperties, ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, required} from '../usage';
import {PartOrDrawing, useInsideDrawing, type DrawingProps} from '../Schematic/Drawing';
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

function List({entries, style}: {entries: Entry[]; style?: CSSProperties}): ReactNode {
  return (
    <div className={styles.list} style={style}>
      <Frame>
        <div className={styles.items}>
          {entries.map(({label, danger, mark, items}, i) =>
            label === '-' ? (
              <span key={i} className={styles.divider} />
            ) : (
              <span key={i} className={clsx(styles.entry, danger && styles.danger, items && styles.open)}>
                <Marked mark={mark}>
                  <span>{required('<Menu>', 'label for each item', label)}</span>
                </Marked>
                {items && <Glyph name="right" />}
              </span>
            ),
          )}
        </div>
      </Frame>
    </div>
  );
}

/**
 * A context menu, with one open sub-menu at most.
 * @throws Error without items, for an item without a label, for two open or nested sub-menus, or alone without a description
 */
export default function Menu({items, ...drawing}: DrawingProps & {items: Item[]}): ReactNode {
  const inside = useInsideDrawing();
  if (!Array.isArray(items) || items.length === 0) {
    misuse('<Menu>', "needs items: ['Play', '-', {label: 'Delete', danger: true}].");
  }
  const entries = items.map(entryOf);
  const [open, other] = entries.filter((entry) => entry.items);
  if (open && other) {
    misuse('<Menu>', `opens two sub-menus, "${open.label}" and "${other.label}". Only one can be open.`);
  }
  const inner = open?.items?.map(entryOf);
  if (inner?.some((entry) => entry.items)) {
    misuse('<Menu>', 'has a sub-menu inside a sub-menu. The App has none.');
  }
  return (
    <PartOrDrawing component="<Menu>" {...drawing}>
      <div className={clsx(styles.menu, inside && styles.floating)}>
        <List entries={entries} />
        {open && inner && <List entries={inner} style={{'--row': entries.indexOf(open)} as CSSProperties} />}
      </div>
    </PartOrDrawing>
  );
}
