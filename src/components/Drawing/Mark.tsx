import type {ReactNode} from 'react';
import {misuse} from '../usage';
import styles from './styles.module.css';

/**
 * A numbered badge that matches a number in the text.
 * @throws Error when the number is not a whole number from 1 to 99
 */
export function Mark({number}: {number: number}): ReactNode {
  if (!Number.isInteger(number) || number < 1 || number > 99) {
    misuse('mark', `is ${JSON.stringify(number)}. Allowed: whole numbers from 1 to 99, in braces: mark={1}.`);
  }
  return <span className={styles.mark}>{number}</span>;
}

/** A part with its badge in front of it; without a number, the part alone. */
export function Marked({mark, children}: {mark?: number; children: ReactNode}): ReactNode {
  if (mark === undefined) return children;
  return (
    <span className={styles.marked}>
      <Mark number={mark} />
      {children}
    </span>
  );
}
