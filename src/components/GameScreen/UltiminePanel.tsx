import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Screen} from '../Schematic/Screen';
import parts from '../Schematic/parts.module.css';
import {number, oneOf} from '../usage';
import {shapes} from '../UltimineShapes';
import styles from './screens.module.css';

const names = shapes.map(({name}) => name);

interface Props extends DrawingProps {
  /** Name of the shape in use. */
  shape?: string;
  /** Shift is held: two shapes above and two below are listed too. */
  menu?: boolean;
  /** How many blocks will be taken. */
  blocks?: number;
}

/**
 * The panel of FTB Ultimine at its default place, at the top left of the game.
 * @throws Error for an unknown shape, alone without a description
 */
export default function UltiminePanel({
  shape = 'Shapeless',
  menu = false,
  blocks = 12,
  ...drawing
}: Props): ReactNode {
  const at = names.indexOf(oneOf('<UltiminePanel>', 'shape', shape, names));
  number('<UltiminePanel>', 'blocks', blocks);
  // The menu goes round, so the list has neighbours at both ends.
  const around = [-2, -1, 0, 1, 2].map((step) => names[(at + step + names.length) % names.length]!);
  return (
    <Screen component="<UltiminePanel>" {...drawing} world className={styles.world}>
      <div className={styles.glass}>
        <span>
          FTB Ultimine is <span className={parts.done}>active</span>
        </span>
        {!menu && <span className={parts.muted}>Hold Shift for menu</span>}
        {(menu ? around : [shape]).map((name) => (
          <span key={name} className={name === shape ? undefined : parts.muted}>
            {name === shape ? <b>{name}</b> : name}
          </span>
        ))}
        <span className={parts.muted}>Mining {blocks} blocks</span>
      </div>
    </Screen>
  );
}
