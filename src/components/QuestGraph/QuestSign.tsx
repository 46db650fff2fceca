import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Glyph, signNames, thingNames} from '../Schematic/Glyph';
import {Marked} from '../Schematic/Mark';
import game from '../Schematic/game.module.css';
import {oneOf} from '../usage';
import map from './map.module.css';

/**
 * A sign, a button or an item of the game inside a sentence, a table or a drawing. It is decoration: say beside it what it is.
 * @throws Error for a sign that does not exist
 */
export default function QuestSign({name, mark}: {name: string; mark?: number}): ReactNode {
  oneOf('<QuestSign>', 'name', name, [...signNames, ...thingNames]);
  return (
    <Marked mark={mark}>
      <span data-theme="dark" className={clsx(game.game, map.legend)}>
        <Glyph name={name} className={clsx(map.sign, map[`sign-${name}`])} />
      </span>
    </Marked>
  );
}
