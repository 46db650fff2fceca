import type {ReactNode} from 'react';
import {misuse} from '../usage';
import {Art} from '../Schematic/art';
import {PartOrDrawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import styles from './f3.module.css';

interface Props {
  /** Lines of the left column, from the top. */
  left?: string[];
  /** Lines of the right column, from the top. */
  right?: string[];
  /** What a sighted reader sees, in words; needed when the screen stands alone. */
  description?: string;
  caption?: ReactNode;
}

function Column({lines, className}: {lines: string[]; className?: string}): ReactNode {
  return (
    <div className={className}>
      {lines.map((line, i) => (
        <div key={i}>{line === '' ? '\u00a0' : <span>{line}</span>}</div>
      ))}
    </div>
  );
}

/**
 * The game's debug screen: two columns of text over a landscape.
 * @throws Error without any line, or alone without a description
 */
export default function F3({left = [], right = [], description, caption}: Props): ReactNode {
  if (left.length + right.length === 0) misuse('<F3>', "needs lines: left={['…']} or right={['…']}.");
  return (
    <PartOrDrawing component="<F3>" description={description} caption={caption}>
      <Frame>
        <div className={styles.screen}>
          <span className={styles.world}>
            <Art name="F3" width={64} height={24} />
          </span>
          <Column lines={left} className={styles.left} />
          <Column lines={right} className={styles.right} />
        </div>
      </Frame>
    </PartOrDrawing>
  );
}
