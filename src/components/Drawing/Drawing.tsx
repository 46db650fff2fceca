import clsx from 'clsx';
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import stepped from '../stepped.module.css';
import {misuse, required} from '../usage';
import {lettered, Marked} from './Mark';
import layout from './layout.module.css';
import styles from './styles.module.css';

const InsideDrawing = createContext(false);

/** Returns whether the caller is part of another drawing, which then provides the description and the colours. */
export const useInsideDrawing = (): boolean => useContext(InsideDrawing);

export interface DrawingProps {
  /** Description for screen readers. Required unless the drawing is part of another drawing. */
  description?: string;
  caption?: ReactNode;
}

interface Props extends DrawingProps {
  /** Tag as written on the page, for error messages. */
  component: string;
  /** Whether to use the colours of the game, whose screens are dark in both colour modes. */
  game?: boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * Renders a framed figure, or only its content inside another drawing. Screen readers get the description instead
 * of the content.
 * @throws Error if the description is missing outside of another drawing
 */
export function Drawing(props: Props): ReactNode {
  const {component, description, caption, game, className, style, children} = props;
  const body = (
    <div className={className} style={style}>
      {children}
    </div>
  );
  if (useInsideDrawing()) return body;
  return (
    <figure>
      <div
        role="img"
        aria-label={lettered(required(component, 'description', description))}
        className={layout.drawing}
      >
        <div data-theme={game ? 'dark' : undefined} className={clsx(stepped.frame, game && styles.game)}>
          <div className={stepped.inside}>
            <InsideDrawing.Provider value={true}>{body}</InsideDrawing.Provider>
          </div>
        </div>
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

interface PartProps {
  /** Tag as written on the page, for error messages. */
  component: string;
  mark?: number;
  children: ReactNode;
}

/**
 * Renders a part of a drawing with its mark. Outside of a drawing, the part would look like a control that does
 * nothing.
 * @throws Error outside of a drawing
 */
export function Part({component, mark, children}: PartProps): ReactNode {
  if (!useInsideDrawing()) misuse(component, 'must be placed inside <Window> or another drawing.');
  return <Marked mark={mark}>{children}</Marked>;
}
