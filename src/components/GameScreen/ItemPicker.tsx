import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph, thingNames} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {misuse, oneOf} from '../usage';
import styles from './screens.module.css';

const markable = ['source', 'search', 'items', 'amount', 'data', 'accept', 'cancel'] as const;

interface Props extends DrawingProps {
  /** What is found. */
  items: string[];
  /** The chosen one. */
  chosen?: string;
  /** Text in the search field. */
  query?: string;
  amount?: number;
  marks?: Marks<(typeof markable)[number]>;
}

/**
 * The item picker of FTB Library 2101.1.31.
 * @throws Error without items, for an unknown item, without a description
 */
export default function ItemPicker({
  items,
  chosen,
  query = '',
  amount = 1,
  marks = {},
  ...drawing
}: Props): ReactNode {
  if (!Array.isArray(items) || items.length === 0) misuse('<ItemPicker>', "needs items: ['log', 'bread'].");
  checkMarks('<ItemPicker>', marks, markable);
  return (
    <Screen component="<ItemPicker>" {...drawing} className={styles.small}>
      <div className={parts.row}>
        <Glyph name="list" tone="muted" size={16} mark={marks.source} />
        <span className={styles.wide}>
          <Marked mark={marks.search}>
            <span className={parts.field}>{query || '\u00a0'}</span>
          </Marked>
        </span>
      </div>
      <div>
        <Marked mark={marks.items}>
          <span className={styles.items}>
            {items.map((name, i) => (
              <span key={i} className={clsx(parts.slot, styles.item, name === chosen && styles.chosen)}>
                <Glyph name={oneOf('<ItemPicker>', 'an item', name, thingNames)} size={20} />
              </span>
            ))}
          </span>
        </Marked>
      </div>
      <div className={parts.row}>
        <Marked mark={marks.amount}>
          <Glyph name="minus" tone="muted" size={10} />
          <span className={clsx(parts.field, styles.amount)}>{amount}</span>
          <Glyph name="plus" tone="muted" size={10} />
        </Marked>
        <Glyph name="notes" tone="muted" size={16} mark={marks.data} />
        <span className={parts.grow} />
        <Glyph name="tick" tone="done" size={16} mark={marks.accept} />
        <Glyph name="cross" tone="red" size={16} mark={marks.cancel} />
      </div>
    </Screen>
  );
}
