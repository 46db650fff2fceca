import type {ReactNode} from 'react';
import {misuse} from '../usage';
import styles from './styles.module.css';

/**
 * Returns the letter of a mark: A for 1. Authors write numbers, but readers see letters, because steps have numbers
 * too.
 */
const letter = (number: number): string => String.fromCharCode(64 + number);

/** Replaces the numbers of marks in a description with the letters that readers see. */
export const lettered = (text: string): string =>
  text.replace(
    /(\(|\bmarked )([1-9]|1\d|2[0-6])(?![\d.])/g,
    (_all, before: string, number: string) => before + letter(Number(number)),
  );

/**
 * Renders the badge of a mark in a drawing.
 * @throws Error when the number is not a whole number from 1 to 26
 */
export function Mark({number}: {number: number}): ReactNode {
  if (!Number.isInteger(number) || number < 1 || number > 26) {
    misuse('mark', `is ${JSON.stringify(number)}. Allowed: whole numbers from 1 to 26, in braces: mark={1}.`);
  }
  return <span className={styles.mark}>{letter(number)}</span>;
}

/** Renders the badge of a mark in a sentence. `src/build/remark/marks` inserts it in place of `(1)`. */
export function Callout({number}: {number: string}): ReactNode {
  return (
    <>
      <span className="visually-hidden">(</span>
      <Mark number={Number(number)} />
      <span className="visually-hidden">)</span>
    </>
  );
}

/** Renders a part of a drawing with its badge in front, or without a badge if there is no mark. */
export function Marked({mark, children}: {mark?: number; children: ReactNode}): ReactNode {
  if (mark === undefined) return children;
  return (
    <span className={styles.marked}>
      <Mark number={mark} />
      {children}
    </span>
  );
}
