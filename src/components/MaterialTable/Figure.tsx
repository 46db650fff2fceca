import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './figure.module.css';

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length;

interface Props {
  value: number;
  /** Every number of the column: what this one lines up with, and what it has to beat. */
  among: readonly number[];
  /** Stands right behind the number. */
  unit?: string;
  /** Shown in place of the number. */
  text?: string;
}

/**
 * A number in a column: as published, its point below the others', the highest one with a star. Where all are the same,
 * none is the best.
 */
export default function Figure({value, among, unit = '', text}: Props): ReactNode {
  const best = value === Math.max(...among) && among.some((other) => other !== value);
  const missing = text === undefined ? Math.max(...among.map(decimalsOf)) - decimalsOf(value) : 0;
  // Stands for the decimals that this number lacks; added by the style sheet, so nobody reads or copies it.
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
