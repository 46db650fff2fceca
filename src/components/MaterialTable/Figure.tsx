import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './figure.module.css';

const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length;

interface Props {
  value: number;
  /** All numbers in the column, needed to align them and to find the highest number. */
  among: readonly number[];
  /** Unit that follows the number without a space. */
  unit?: string;
  /** Text to show instead of the number. */
  text?: string;
}

/**
 * Renders a number, aligned at the decimal point. The highest number in the column has a star, unless all numbers
 * are equal.
 */
export default function Figure({value, among, unit = '', text}: Props): ReactNode {
  const best = value === Math.max(...among) && among.some((other) => other !== value);
  const missing = text === undefined ? Math.max(...among.map(decimalsOf)) - decimalsOf(value) : 0;
  // CSS pads missing decimals with invisible digits, which are neither read aloud nor copied.
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
