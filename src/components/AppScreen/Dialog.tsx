import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {required} from '../usage';
import {PartOrDrawing, useInsideDrawing, type DrawingProps} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import {Game} from '../Schematic/Screen';
import styles from './overlays.module.css';

interface Props extends DrawingProps {
  /** `""` where the game shows none. */
  title: string;
  /** A window of the game: dark, whatever the page is, and without a cross. */
  game?: boolean;
  /** Rows, text and buttons. */
  children?: ReactNode;
}

/**
 * A dialog of the App, or with `game` a window of the game: over the page when it stands in a window, a drawing of its own
 * when alone.
 * @throws Error without a title, or alone without a description
 */
export default function Dialog({title, game = false, children, ...drawing}: Props): ReactNode {
  const inside = useInsideDrawing();
  const Colours = game ? Game : Fragment;
  return (
    <PartOrDrawing component="<Dialog>" {...drawing}>
      <div className={clsx(inside && styles.over)}>
        <Colours>
          <Frame className={styles.dialog}>
            {!(game && title === '') && (
              <div className={styles.title}>
                {required('<Dialog>', 'title', title)}
                {!game && <Glyph name="cross" />}
              </div>
            )}
            <div className={styles.content}>{children}</div>
          </Frame>
        </Colours>
      </div>
    </PartOrDrawing>
  );
}
