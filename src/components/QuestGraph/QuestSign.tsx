import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Marked} from '../Schematic/Mark';
import {oneOf} from '../usage';
import {Glyph} from '../Schematic/Glyph';
import {signNames} from '../Schematic/Glyph';
import map from './map.module.css';
import game from '../Schematic/game.module.css';
import styles from './styles.module.css';

/**
 * A sign or button of the quest book inside a sentence, a table or a drawing. It is decoration: say beside it what it is.
 * @throws Error for a sign that does not exist
 */
export default function QuestSign({name, mark}: {name: string; mark?: number}): ReactNode {
  oneOf('<QuestSign>', 'name', name, signNames);
  return (
    <Marked mark={mark}>
      <span data-theme="dark" className={clsx(game.game, styles.legend)}>
        <Glyph name={name} className={clsx(map.sign, map[`sign-${name}`])} />
      </span>
    </Marked>
  );
}
