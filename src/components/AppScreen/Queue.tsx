import type {ReactNode} from 'react';
import {misuse, number, required} from '../usage';
import {PartOrDrawing, type DrawingProps} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import styles from './overlays.module.css';

interface Props extends DrawingProps {
  installing: {name: string; percent: number; stage?: string};
  /** Names that wait. */
  queued?: string[];
}

function Job({name}: {name: string}): ReactNode {
  return (
    <span className={styles.job}>
      <b>{name}</b>
      <Glyph name="cross" tone="muted" />
    </span>
  );
}

/**
 * The install queue's drop-down.
 * @throws Error without what is being installed, when the percentage is not between 0 and 100, or alone without a description
 */
export default function Queue({installing, queued = [], ...drawing}: Props): ReactNode {
  const {name, percent, stage} = installing ?? {};
  required('<Queue>', 'installing.name', name);
  number('<Queue>', 'installing.percent', percent);
  if (percent < 0 || percent > 100) {
    misuse('<Queue>', `installing.percent is ${percent}. Allowed: 0 to 100.`);
  }
  return (
    <PartOrDrawing component="<Queue>" {...drawing}>
      <Frame className={styles.queue}>
        <div className={styles.jobs}>
          <span className={styles.heading}>Installing</span>
          <Job name={name} />
          <span className={styles.progress}>
            <span style={{width: `${percent}%`}} />
          </span>
          <span className={styles.job}>
            <span>{stage}</span>
            <span>{percent}%</span>
          </span>
          {queued.length > 0 && <span className={styles.heading}>Queue</span>}
          {queued.map((waiting) => (
            <Job key={waiting} name={waiting} />
          ))}
        </div>
      </Frame>
    </PartOrDrawing>
  );
}
