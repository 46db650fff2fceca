import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misuse} from '../usage';
import {PartOrDrawing, type DrawingProps} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Art} from '../Schematic/art';
import parts from '../Schematic/parts.module.css';
import styles from './f3.module.css';

interface Props extends DrawingProps {
  /** Lines of the left column, from the top. */
  left?: string[];
  /** Lines of the right column, from the top. */
  right?: string[];
}

/**
 * The game's debug screen: two columns of text over a landscape.
 * @throws Error without any line, or alone without a description
 */
export default function F3({left = [], right = [], ...drawing}: Props): ReactNode {
  if (left.length + right.length === 0) misuse('<F3>', "needs lines: left={['…']} or right={['…']}.");
  return (
    <PartOrDrawing component="<F3>" {...drawing}>
      <Frame>
        <div className={styles.screen}>
          <span className={parts.land}>
            <Art name="F3" width={64} height={24} />
          </span>
          {[left, right].map((lines, side) => (
            <div key={side} className={clsx(styles.column, side === 1 && styles.right)}>
              {lines.map((line, i) => (
                <div key={i}>{line === '' ? '\u00a0' : <span>{line}</span>}</div>
              ))}
            </div>
          ))}
        </div>
      </Frame>
    </PartOrDrawing>
  );
}
