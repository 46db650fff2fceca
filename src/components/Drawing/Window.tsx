import type {ReactNode} from 'react';
import {required} from '../usage';
import {Drawing, Part, type DrawingProps} from './Drawing';
import {Glyph} from './Glyph';
import layout from './layout.module.css';

interface Props extends DrawingProps {
  /** `""` where the screen shows none. */
  title: string;
  /** A window of the game: dark, whatever the page is. */
  game?: boolean;
  /** Rows, columns, text and buttons. */
  children?: ReactNode;
}

/**
 * A window with a title bar.
 * @throws Error without a title or a description
 */
export function Window({title, children, ...drawing}: Props): ReactNode {
  return (
    <Drawing component="<Window>" {...drawing}>
      {title !== '' && (
        <div className={layout.bar}>
          <b>{required('<Window>', 'title', title)}</b>
          {!drawing.game && <Glyph name="cross" tone="muted" />}
        </div>
      )}
      <div className={layout.content}>{children}</div>
    </Drawing>
  );
}

/**
 * Parts side by side where there is room: lists as narrow as their words, the others share what is left.
 * @throws Error outside a drawing
 */
export function Columns({children}: {children?: ReactNode}): ReactNode {
  return (
    <Part component="<Columns>">
      <div className={layout.columns}>{children}</div>
    </Part>
  );
}
