import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Screen} from '../Schematic/Screen';
import {required} from '../usage';
import {readArea, type Area, type Limits} from './area';
import ChunkMap, {Sample, type Place} from './ChunkMap';
import Counters, {countersText} from './Counters';
import styles from './styles.module.css';

const chunks = (count: number) => `${count} ${count === 1 ? 'chunk' : 'chunks'}`;

/** What the legend says, in its order; only what the area holds. */
function legendOf(area: Area, names: NonNullable<Props['names']>) {
  const entries = [
    ['c', `${names.own ?? 'Your team'}, claimed`, area.count('claimed')],
    ['f', `${names.own ?? 'Your team'}, claimed and force-loaded`, area.count('loaded')],
    ['a', names.ally ?? 'A team that has you as an ally', area.count('ally')],
    ['o', names.other ?? 'Another team', area.count('other')],
    ['.', 'Wilderness', area.count('free')],
  ] as const;
  return entries.filter(([, , count]) => count > 0);
}

interface Props extends DrawingProps {
  /** One string per row of chunks: `.` wilderness, `c` claimed, `f` force-loaded too, `a` an ally's, `o` others'. */
  rows: string[];
  /** How many chunks your team may have; draws the counters of the claim manager. */
  limits?: Limits;
  /** Names of the teams for the legend. */
  names?: {own?: string; ally?: string; other?: string};
  player?: {x: number; y: number};
  places?: Place[];
}

/**
 * Claimed land from above, with a legend that counts the chunks. The counts are part of what screen readers are told.
 * @throws Error without a description or rows, for rows it cannot read
 */
export default function ClaimMap({
  rows,
  limits,
  names = {},
  player,
  places,
  description,
  caption,
}: Props): ReactNode {
  const area = readArea('<ClaimMap>', rows);
  const legend = legendOf(area, names);
  const words = [
    required('<ClaimMap>', 'description', description),
    ...legend.map(([, name, count]) => `${name}: ${chunks(count)}.`),
    ...(limits ? [countersText(area, limits)] : []),
  ];
  return (
    <Screen component="<ClaimMap>" description={words.join(' ')} caption={caption}>
      <div className={styles.halves}>
        <ChunkMap area={area} player={player} places={places} />
        <div className={styles.legend}>
          {legend.map(([kind, name, count]) => (
            <span key={kind} className={styles.entry}>
              <Sample area={readArea('<ClaimMap>', [kind])} />
              <span>
                {name}: <b>{chunks(count)}</b>
              </span>
            </span>
          ))}
        </div>
      </div>
      {limits && <Counters component="<ClaimMap>" area={area} limits={limits} />}
    </Screen>
  );
}
