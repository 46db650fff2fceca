import type {ReactNode} from 'react';
import parts from '../Schematic/parts.module.css';
import {Marked} from '../Schematic/Mark';
import {number} from '../usage';
import {toneOf, type Area, type Limits} from './area';
import styles from './styles.module.css';

interface Props {
  component: string;
  area: Area;
  limits: Limits;
  mark?: number;
}

const ownOf = (area: Area) => area.count('claimed') + area.count('loaded');

/** The two numbers of the claim manager, in words. */
export function countersText(area: Area, {claims, loads}: Limits): string {
  return `Claimed: ${ownOf(area)} / ${claims}. Force loaded: ${area.count('loaded')} / ${loads}.`;
}

/**
 * The last line of the claim manager.
 * @throws Error for a limit that is no number
 */
export default function Counters({component, area, limits, mark}: Props): ReactNode {
  const counter = (name: string, count: number, limit: number) => (
    <span>
      {name}: <span className={parts[toneOf(count, limit)]}>{`${count} / ${limit}`}</span>
    </span>
  );
  return (
    <div className={styles.counters}>
      <Marked mark={mark}>
        {counter('Claimed', ownOf(area), number(component, 'limits.claims', limits.claims))}
      </Marked>
      {counter('Force loaded', area.count('loaded'), number(component, 'limits.loads', limits.loads))}
    </div>
  );
}
