import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, number, required} from '../usage';
import {PartOrDrawing, useInsideDrawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import styles from './overlays.module.css';

interface Props {
  installing?: {name: string; percent: number; stage?: string};
  /** Names that wait. */
  queued?: string[];
  /** What a sighted reader sees, in words; needed when the queue stands alone. */
  description?: string;
  caption?: ReactNode;
}

/**
 * The install queue's drop-down.
 * @throws Error when it is empty, when the percentage is not between 0 and 100, or alone without a description
 */
export default function Queue({installing, queued = [], description, caption}: Props): ReactNode {
  const inside = useInsideDrawing();
  if (!installing && queued.length === 0) {
    misuse('<Queue>', 'is empty: give it installing={{name, percent, stage}} or queued={[…]}.');
  }
  if (installing) {
    required('<Queue>', 'installing.name', installing.name);
    const percent = number('<Queue>', 'installing.percent', installing.percent);
    if (percent < 0 || percent > 100) {
      misuse('<Queue>', `installing.percent is ${percent}. Allowed: 0 to 100.`);
    }
  }
  return (
    <PartOrDrawing component="<Queue>" description={description} caption={caption}>
      <Frame className={clsx(styles.queue, inside && styles.docked)}>
        <div className={styles.jobs}>
          {installing && (
            <div className={styles.installing}>
              <span className={styles.heading}>Installing</span>
              <span className={styles.job}>
                <b>{installing.name}</b>
                <Glyph name="cross" />
              </span>
              <span className={styles.progress}>
                <span style={{width: `${installing.percent}%`}} />
              </span>
              <span className={styles.job}>
                <span>{installing.stage}</span>
                <span>{installing.percent}%</span>
              </span>
            </div>
          )}
          {queued.length > 0 && (
            <div>
              <span className={styles.heading}>Queue</span>
              {queued.map((name) => (
                <span key={name} className={styles.job}>
                  {name}
                  <Glyph name="cross" />
                </span>
              ))}
            </div>
          )}
        </div>
      </Frame>
    </PartOrDrawing>
  );
}
