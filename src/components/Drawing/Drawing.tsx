import clsx from 'clsx';
import {createContext, useContext, type CSSProperties, type ReactNode} from 'react';
import stepped from '../stepped.module.css';
import {misuse, required} from '../usage';
import {lettered, Marked} from './Mark';
import layout from './layout.module.css';
import styles from './styles.module.css';

const InsideDrawing = createContext(false);

/** Whether the caller is part of another drawing, which has the description and the colours. */
export const useInsideDrawing = (): boolean => useContext(InsideDrawing);

export interface DrawingProps {
  /** Description for screen readers; required if the drawing is not part of another one. */
  description?: string;
  caption?: ReactNode;
}

interface Props extends DrawingProps {
  /** The tag as written, for messages. */
  component: string;
  /** Whether to use the colours of the game, whose screens are dark in both themes. */
  game?: boolean;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/**
 * A framed figure, or a part of the drawing around it. Screen readers get the description instead of the content.
 * @throws Error when it stands alone without a description
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
  /** The tag as written, for messages. */
  component: string;
  mark?: number;
  children: ReactNode;
}

/**
 * A part with its number. It must be inside a drawing, because alone it would look like a control that does nothing.
 * @throws Error when there is no drawing around it
 */
export function Part({component, mark, children}: PartProps): ReactNode {
  if (!useInsideDrawing()) misuse(component, 'belongs inside <Window> or another drawing.');
  return <Marked mark={mark}>{children}</Marked>;
}
