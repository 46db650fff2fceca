import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useInsideDrawing} from './Drawing';
import {Glyph, toneOf} from './Glyph';
import {Marked} from './Mark';
import styles from './styles.module.css';

/**
 * Renders a sign or an item of the game in a sentence or a table, or a small button in a drawing. The sign is
 * decorative, so the text beside it must contain its name.
 * @throws Error for an unknown sign
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
