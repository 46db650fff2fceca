import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Marked} from '../Schematic/Mark';
import {required} from '../usage';
import {checkMarks, Screen, type Marks} from '../Schematic/Screen';
import {Glyph} from '../Schematic/Glyph';
import styles from './team.module.css';

const parts = ['name', 'description', 'colour', 'players', 'create'] as const;
type Part = (typeof parts)[number];

interface Props {
  /** Name typed into the first field. */
  name: string;
  /** Text in the second field. */
  about?: string;
  /** Players who can be invited. */
  players: {name: string; ticked?: boolean}[];
  /** What a sighted reader sees, in words. */
  description: string;
  caption?: ReactNode;
  marks?: Marks<Part>;
}

/**
 * The screen of FTB Teams that makes a party.
 * @throws Error without a description, without a name, for a player without a name
 */
export default function PartyScreen({
  name,
  about = '',
  players,
  description,
  caption,
  marks = {},
}: Props): ReactNode {
  checkMarks('<PartyScreen>', marks, parts, parts);
  return (
    <Screen component="<PartyScreen>" description={description} caption={caption} className={styles.party}>
      <div className={styles.fields}>
        <Marked mark={marks.name}>
          <span className={styles.field}>{required('<PartyScreen>', 'name', name)}</span>
        </Marked>
        <Marked mark={marks.colour}>
          <span className={styles.square} />
        </Marked>
      </div>
      <Marked mark={marks.description}>
        <span className={clsx(styles.field, about === '' && styles.empty)}>{about || 'Description'}</span>
      </Marked>
      <div className={styles.players}>
        {players.map((player, i) => (
          <Marked key={player.name} mark={i === 0 ? marks.players : undefined}>
            <span className={clsx(styles.player, player.ticked && styles.ticked)}>
              <span className={styles.box}>
                {player.ticked && <Glyph name="tick" className={styles.tick} />}
              </span>
              {required('<PartyScreen>', 'name for each player', player.name)}
            </span>
          </Marked>
        ))}
      </div>
      <Marked mark={marks.create}>
        <span className={styles.create}>Create a Party</span>
      </Marked>
    </Screen>
  );
}
