import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {misuse, required} from '../usage';
import {readArea, type Limits} from './area';
import ChunkMap from './ChunkMap';
import Counters, {countersText} from './Counters';
import styles from './styles.module.css';

const markable = ['largeMap', 'unclaimAll', 'mode', 'keys', 'close', 'counters'] as const;

/** Chunks along each side, with the player's in the middle. */
const tiles = 15;

interface Props extends DrawingProps {
  /** As in ClaimMap, 15 rows of 15 chunks. */
  rows: string[];
  limits: Limits;
  marks?: Marks<(typeof markable)[number]>;
}

/**
 * The claim manager of FTB Chunks 2101.1.14.
 * @throws Error without a description, for another size than the screen has, for a number on an unknown part
 */
export default function ClaimManager({rows, limits, marks = {}, description, caption}: Props): ReactNode {
  const area = readArea('<ClaimManager>', rows);
  if (area.width !== tiles || area.height !== tiles) {
    misuse('<ClaimManager>', `shows ${area.width} × ${area.height} chunks. Allowed: ${tiles} × ${tiles}.`);
  }
  checkMarks('<ClaimManager>', marks, markable);
  const words = `${required('<ClaimManager>', 'description', description)} ${countersText(area, limits)}`;
  const button = (part: (typeof markable)[number], glyph: string) => (
    <Glyph name={glyph} tone="muted" size={16} mark={marks[part]} />
  );
  return (
    <Screen component="<ClaimManager>" description={words} caption={caption} className={styles.manager}>
      <span className={styles.corner}>{button('largeMap', 'map')}</span>
      <div className={styles.panel}>
        <div className={parts.bar}>
          {button('unclaimAll', 'bin')}
          <span className={parts.grow} />
          {button('mode', 'feather')}
          {button('keys', 'info')}
          {button('close', 'cross')}
        </div>
        <ChunkMap area={area} player={{x: tiles / 2, y: tiles / 2}} />
        <Counters component="<ClaimManager>" area={area} limits={limits} mark={marks.counters} />
      </div>
    </Screen>
  );
}
