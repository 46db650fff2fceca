import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PartOrDrawing} from './Drawing';
import {Frame} from './Frame';
import {Art} from './art';
import game from './game.module.css';
import {misuse, oneOf} from '../usage';
import styles from './screen.module.css';

/** Numbers on parts of a drawing, `{name: 1}`. */
export type Marks<Part extends string> = Partial<Record<Part, number>>;

/**
 * Stops the build for numbers on things that the drawing does not show.
 * @param parts everything that can carry a number
 * @param drawn what this drawing shows of them
 * @throws Error naming the part and what is allowed
 */
export function checkMarks<Part extends string>(
  component: string,
  marks: Marks<Part>,
  parts: readonly Part[],
  drawn: readonly Part[],
): void {
  const missing = Object.keys(marks)
    .map((part) => oneOf(component, 'a key of marks', part, parts))
    .filter((part) => !drawn.includes(part));
  if (missing.length > 0) {
    misuse(
      component,
      `cannot mark ${missing.join(', ')}: not in this drawing. It shows: ${drawn.join(', ')}.`,
    );
  }
}

interface Props {
  component: string;
  description?: string;
  caption?: ReactNode;
  /** Show the world behind the content. */
  world?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * The frame of the game's window. Always dark, as the game is.
 * @throws Error when it stands alone without a description
 */
export function Screen({component, description, caption, world, className, children}: Props): ReactNode {
  return (
    <PartOrDrawing component={component} description={description} caption={caption}>
      <div data-theme="dark" className={game.game}>
        <Frame>
          <div className={clsx(styles.screen, className)}>
            {world && (
              <span className={styles.land}>
                <Art name="quests" width={64} height={24} />
              </span>
            )}
            {children}
          </div>
        </Frame>
      </div>
    </PartOrDrawing>
  );
}
