import type {ReactNode} from 'react';
import {required} from '../usage';
import {useNeedsDrawing} from '../Schematic/Drawing';
import {Marked} from '../Schematic/Mark';
import styles from './controls.module.css';

interface Props {
  /** The setting's name; `""` where the App shows controls without one. */
  label: string;
  hint?: string;
  mark?: number;
  /** The control. */
  children?: ReactNode;
}

/**
 * A setting: label and hint left, control right, below each other where there is no room.
 * @throws Error without a label, or outside a drawing
 */
export default function Row({label, hint, mark, children}: Props): ReactNode {
  useNeedsDrawing('<Row>');
  return (
    <div className={styles.row}>
      <div className={styles.about}>
        <Marked mark={mark}>
          <span className={styles.label}>{label === '' ? '' : required('<Row>', 'label', label)}</span>
        </Marked>
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
      <div className={styles.control}>{children}</div>
    </div>
  );
}
