import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Marked} from '../Schematic/Mark';
import {thingNames} from '../Schematic/Glyph';
import {misuse, oneOf} from '../usage';
import {checkMarks, Screen, type Marks} from '../Schematic/Screen';
import {Glyph} from '../Schematic/Glyph';
import styles from './picker.module.css';

const parts = ['source', 'search', 'items', 'amount', 'data', 'accept', 'cancel'] as const;
type Part = (typeof parts)[number];

interface Props {
  /** What is found. */
  items: string[];
  /** The chosen one. */
  chosen?: string;
  /** Text in the search field. */
  query?: string;
  amount?: number;
  /** What a sighted reader sees, in words. */
  description: string;
  caption?: ReactNode;
  marks?: Marks<Part>;
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
  description,
  caption,
  marks = {},
}: Props): ReactNode {
  if (!Array.isArray(items) || items.length === 0) misuse('<ItemPicker>', "needs items: ['log', 'bread'].");
  checkMarks('<ItemPicker>', marks, parts, parts);
  return (
    <Screen component="<ItemPicker>" description={description} caption={caption} className={styles.screen}>
      <div className={styles.row}>
        <Marked mark={marks.source}>
          <Glyph name="list" className={styles.button} />
        </Marked>
        <Marked mark={marks.search}>
          <span className={styles.field}>{query || '\u00a0'}</span>
        </Marked>
      </div>
      <div className={styles.row}>
        <Marked mark={marks.items}>
          <span className={styles.items}>
            {items.map((name, i) => (
              <span key={i} className={clsx(styles.item, name === chosen && styles.chosen)}>
                <Glyph name={oneOf('<ItemPicker>', 'an item', name, thingNames)} className={styles.picture} />
              </span>
            ))}
          </span>
        </Marked>
      </div>
      <div className={styles.row}>
        <Marked mark={marks.amount}>
          <span className={styles.amount}>
            <Glyph name="minus" className={styles.step} />
            <span className={styles.number}>{amount}</span>
            <Glyph name="plus" className={styles.step} />
          </span>
        </Marked>
        <Marked mark={marks.data}>
          <Glyph name="notes" className={styles.button} />
        </Marked>
        <span className={styles.gap} />
        <Marked mark={marks.accept}>
          <Glyph name="tick" className={clsx(styles.button, styles.accept)} />
        </Marked>
        <Marked mark={marks.cancel}>
          <Glyph name="cross" className={clsx(styles.button, styles.cancel)} />
        </Marked>
      </div>
    </Screen>
  );
}
