import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import {Screen} from '../Schematic/Screen';
import {checkMarks, type Marks} from '../Schematic/marks';
import parts from '../Schematic/parts.module.css';
import {required} from '../usage';
import styles from './screens.module.css';

const markable = ['name', 'description', 'colour', 'players', 'create'] as const;

interface Props extends DrawingProps {
  /** Name typed into the first field. */
  name: string;
  /** Players who can be invited. */
  players: {name: string; ticked?: boolean}[];
  marks?: Marks<(typeof markable)[number]>;
}

/**
 * The screen of FTB Teams that makes a party.
 * @throws Error without a description, without a name, for a player without a name
 */
export default function PartyScreen({name, players, marks = {}, ...drawing}: Props): ReactNode {
  checkMarks('<PartyScreen>', marks, markable);
  return (
    <Screen component="<PartyScreen>" {...drawing} className={styles.small}>
      <div className={parts.row}>
        <span className={styles.wide}>
          <Marked mark={marks.name}>
            <span className={parts.field}>{required('<PartyScreen>', 'name', name)}</span>
          </Marked>
        </span>
        <Marked mark={marks.colour}>
          <span className={styles.colour} />
        </Marked>
      </div>
      <Marked mark={marks.description}>
        <span className={clsx(parts.field, parts.muted)}>Description</span>
      </Marked>
      <div className={styles.players}>
        {players.map((player, i) => (
          <Marked key={player.name} mark={i === 0 ? marks.players : undefined}>
            <span className={clsx(parts.row, !player.ticked && parts.muted)}>
              <span className={clsx(parts.slot, styles.box)}>
                {player.ticked && <Glyph name="tick" tone="done" />}
              </span>
              {required('<PartyScreen>', 'name for each player', player.name)}
            </span>
          </Marked>
        ))}
      </div>
      <Marked mark={marks.create}>
        <span className={clsx(parts.button, parts.grow)}>Create a Party</span>
      </Marked>
    </Screen>
  );
}
