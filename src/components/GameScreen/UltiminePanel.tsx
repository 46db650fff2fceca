import clsx from 'clsx';
import type {ReactNode} from 'react';
import {number, oneOf} from '../usage';
import {shapes} from '../UltimineShapes';
import {Screen} from '../Schematic/Screen';
import styles from './ultimine.module.css';

const states = {active: 'active', inactive: 'not active', cooldown: 'on cooldown'} as const;
type State = keyof typeof states;
const names = shapes.map(({name}) => name);

interface Props {
  /** What a sighted reader sees, in words; needed when it stands alone. */
  description?: string;
  caption?: ReactNode;
  state?: State;
  /** Name of the shape in use. */
  shape?: string;
  /** Shift is held: two shapes above and two below are listed too. */
  menu?: boolean;
  /** How many blocks will be taken. */
  blocks?: number;
  /** How many of them have an outline, where that is fewer. */
  rendered?: number;
}

/**
 * The panel of FTB Ultimine at its default place, at the top left of the game.
 * @throws Error for an unknown state or shape, alone without a description
 */
export default function UltiminePanel({
  description,
  caption,
  state = 'active',
  shape = 'Shapeless',
  menu = false,
  blocks = 12,
  rendered,
}: Props): ReactNode {
  oneOf('<UltiminePanel>', 'state', state, Object.keys(states) as State[]);
  const at = names.indexOf(oneOf('<UltiminePanel>', 'shape', shape, names));
  number('<UltiminePanel>', 'blocks', blocks);
  // The menu goes round, so the list has neighbours at both ends.
  const around = [-2, -1, 0, 1, 2].map((step) => names[(at + step + names.length) % names.length]!);
  return (
    <Screen
      component="<UltiminePanel>"
      description={description}
      caption={caption}
      world
      className={styles.screen}
    >
      <div className={styles.panel}>
        <span>
          FTB Ultimine is <span className={styles[state]}>{states[state]}</span>
        </span>
        {!menu && <span className={styles.hint}>Hold Shift for menu</span>}
        {(menu ? around : [shape]).map((name) => (
          <span key={name} className={clsx(styles.shape, name === shape && styles.current)}>
            {name}
          </span>
        ))}
        {state === 'active' && (
          <span className={styles.hint}>
            Mining {blocks} blocks{rendered !== undefined && `, ${rendered} rendered`}
          </span>
        )}
      </div>
    </Screen>
  );
}
