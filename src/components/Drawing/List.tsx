import clsx from 'clsx';
import type {ReactNode} from 'react';
import {misuse} from '../usage';
import {Drawing, type DrawingProps} from './Drawing';
import {Glyph, type Tone} from './Glyph';
import {Marked} from './Mark';
import layout from './layout.module.css';
import styles from './styles.module.css';

interface Entry {
  label?: string;
  icon?: string;
  tone?: Tone;
  /** Name of the glyph that follows the label. */
  sign?: string;
  /** Whether the entry is selected. */
  lit?: boolean;
  mark?: number;
  /** Indented entries below this entry, such as an open submenu or the chapters of a group. */
  items?: Item[];
}

/** A label, `-` for a divider, or an entry with details. */
type Item = string | Entry;

function Line({entry: {label, icon, tone, sign, lit, mark, items}}: {entry: Entry}): ReactNode {
  if (!label && !icon) misuse('<List>', 'needs a label or an icon for each item.');
  return (
    <>
      <div className={clsx(layout.entry, lit && layout.lit)}>
        <Marked mark={mark}>
          {icon && <Glyph name={icon} size={label ? 16 : 20} tone={label ? undefined : (tone ?? 'muted')} />}
          {label && <span className={clsx(layout.grow, tone && styles[tone])}>{label}</span>}
        </Marked>
        {items && <Glyph name="down" tone="muted" />}
        {sign && <Glyph name={sign} tone={sign === 'alert' ? 'alert' : 'muted'} />}
      </div>
      {items && <Lines items={items} />}
    </>
  );
}

function Lines({items}: {items: Item[]}): ReactNode {
  return (
    <div className={layout.lines}>
      {items.map((item, i) =>
        item === '-' ? (
          <div key={i} className={layout.divider} />
        ) : (
          <Line key={i} entry={typeof item === 'string' ? {label: item} : item} />
        ),
      )}
    </div>
  );
}

/**
 * Renders a drawing of a menu, a list of chapters or people, or a strip of icons.
 * @throws Error if there are no items, if an item has neither label nor icon, or if the description is missing
 * outside of another drawing
 */
export default function List({items, ...drawing}: DrawingProps & {game?: boolean; items: Item[]}): ReactNode {
  if (!Array.isArray(items) || items.length === 0) {
    misuse('<List>', "needs items: ['Play', '-', {label: 'Delete', tone: 'red'}].");
  }
  return (
    <Drawing component="<List>" {...drawing} className={layout.list}>
      <Lines items={items} />
    </Drawing>
  );
}
