import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';
import {PartOrDrawing, type DrawingProps} from './Drawing';
import {Frame} from './Frame';
import {Art} from './art';
import styles from './game.module.css';
import parts from './parts.module.css';

interface GameProps {
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** Colours of the game. Its screens are dark, whatever the page is. */
export function Game({className, style, children}: GameProps): ReactNode {
  return (
    <div data-theme="dark" className={clsx(styles.game, className)} style={style}>
      {children}
    </div>
  );
}

interface Props extends DrawingProps {
  component: string;
  /** Show the world behind the content. */
  world?: boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * The frame of the game's window.
 * @throws Error when it stands alone without a description
 */
export function Screen({world, className, style, children, ...props}: Props): ReactNode {
  return (
    <PartOrDrawing {...props}>
      <Game style={style}>
        <Frame>
          <div className={clsx(styles.screen, className)}>
            {world && (
              <span className={parts.land}>
                <Art name="quests" width={64} height={24} />
              </span>
            )}
            {children}
          </div>
        </Frame>
      </Game>
    </PartOrDrawing>
  );
}
