import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './figure.module.css';

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length;

interface Props {
  value: number;
  /** All numbers of the column, for alignment and for finding the highest. */
  among: readonly number[];
  /** Stands right behind the number. */
  unit?: string;
  /** Shown in place of the number. */
  text?: string;
}

/**
 * A number in a column, as published and aligned at the decimal point. The highest is starred, unless all are equal.
 */
export default function Figure({value, among, unit = '', text}: Props): ReactNode {
  const best = value === Math.max(...among) && among.some((other) => other !== value);
  const missing = text === undefined ? Math.max(...among.map(decimalsOf)) - decimalsOf(value) : 0;
  // Pads the missing decimals; drawn by CSS, so that it is neither read aloud nor copied.
  const pad = `${missing > 0 && decimalsOf(value) === 0 ? '.' : ''}${'0'.repeat(missing)}`;
  return (
    <data
      value={value}
      className={clsx(styles.figure, best && styles.best)}
      data-pad={pad === '' ? undefined : pad}
    >
      {best && (
        <>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">best: </span>
        </>
      )}
      {text ?? value}
      {unit}
    </data>
  );
}
