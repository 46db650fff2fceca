import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useInsideDrawing} from './Drawing';
import {Glyph, toneOf} from './Glyph';
import {Marked} from './Mark';
import styles from './styles.module.css';

/**
 * A sign or an item of the game inside a sentence or a table, a small button in a drawing. Decorative, so the text beside it
 * must say what it is.
 * @throws Error for a sign that does not exist
 */
export default function Sign({name, mark}: {name: string; mark?: number}): ReactNode {
  const inside = useInsideDrawing();
  return (
    <Marked mark={mark}>
      <span
        data-theme={inside ? undefined : 'dark'}
        className={clsx(styles.sign, inside ? styles.button : styles.game)}
      >
        <Glyph name={name} tone={toneOf(name)} />
      </span>
    </Marked>
  );
}
