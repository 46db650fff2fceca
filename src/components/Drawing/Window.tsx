import type {ReactNode} from 'react';
import {required} from '../usage';
import {Drawing, Part, type DrawingProps} from './Drawing';
import {Glyph} from './Glyph';
import layout from './layout.module.css';

interface Props extends DrawingProps {
  /** `""` if the window has no title. */
  title: string;
  /** Whether this is a window of the game, which is dark in both colour modes. */
  game?: boolean;
  children?: ReactNode;
}

/**
 * Renders a window with a title bar.
 * @throws Error if the title or the description is missing
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
 * Renders parts side by side if there is room. Lists are as narrow as their content, and the other parts share the
 * remaining width.
 * @throws Error outside of a drawing
 */
export function Columns({children}: {children?: ReactNode}): ReactNode {
  return (
    <Part component="<Columns>">
      <div className={layout.columns}>{children}</div>
    </Part>
  );
}
