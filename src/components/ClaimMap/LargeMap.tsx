import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph, type Tone} from '../Schematic/Glyph';
import {CornerMark, Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {required} from '../usage';
import {readArea} from './area';
import ChunkMap, {type Pin} from './ChunkMap';
import styles from './styles.module.css';

const markable = [
  'claims',
  'waypoints',
  'keys',
  'lines',
  'deaths',
  'dimension',
  'settings',
  'server',
  'position',
] as const;
type Part = (typeof markable)[number];

interface Props extends DrawingProps {
  /** As in ClaimMap. */
  rows: string[];
  /** The line at the bottom: where the pointer is. */
  position: string;
  waypoints?: Pin[];
  player?: {x: number; y: number};
  marks?: Marks<Part>;
}

/**
 * The large map of FTB Chunks 2101.1.14.
 * @throws Error without a description, rows or position, for a number on a part not shown
 */
export default function LargeMap({
  rows,
  position,
  waypoints,
  player,
  marks = {},
  ...drawing
}: Props): ReactNode {
  const area = readArea('<LargeMap>', rows);
  checkMarks('<LargeMap>', marks, markable);
  const button = (part: Part, glyph: string, tone?: Tone) => (
    <span className={clsx(parts.slot, styles.button)}>
      <Glyph name={glyph} size={14} tone={tone} />
      <CornerMark mark={marks[part]} />
    </span>
  );
  return (
    <Screen component="<LargeMap>" {...drawing}>
      <div className={styles.full}>
        <ChunkMap area={area} player={player} pins={waypoints} grid={false} />
        <span className={styles.buttons}>
          {button('claims', 'map')}
          {button('waypoints', 'compass')}
          {button('keys', 'info')}
          {button('lines', 'list')}
          {button('deaths', 'cross', 'red')}
        </span>
        <span className={styles.below}>
          <span className={styles.pair}>
            {button('dimension', 'globe')}
            {button('settings', 'cog')}
          </span>
          {button('server', 'cog', 'tasks')}
        </span>
        <span className={styles.position}>
          <Marked mark={marks.position}>
            <span>{required('<LargeMap>', 'position', position)}</span>
          </Marked>
        </span>
      </div>
    </Screen>
  );
}
