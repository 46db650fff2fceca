import {createContext, useContext, type ReactNode} from 'react';
import {misuse, required} from '../usage';
import {Marked} from './Mark';
import styles from './drawing.module.css';

const InsideDrawing = createContext(false);

/** Whether the caller stands inside a drawing that already has its description. */
export function useInsideDrawing(): boolean {
  return useContext(InsideDrawing);
}

/** What every drawing takes. */
export interface DrawingProps {
  /** What a sighted reader sees, in words; needed when it stands alone. */
  description?: string;
  caption?: ReactNode;
}

interface Props extends DrawingProps {
  /** The tag as written, for messages. */
  component: string;
  children: ReactNode;
}

/**
 * A figure with a drawing. Screen readers get the description instead of the drawing's parts.
 * @throws Error when there is no description
 */
export function Drawing({component, description, caption, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={required(component, 'description', description)} className={styles.drawing}>
        <InsideDrawing.Provider value={true}>{children}</InsideDrawing.Provider>
      </div>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}

/**
 * Part of the drawing around it, or a drawing of its own where there is none.
 * @throws Error when it stands alone without a description
 */
export function PartOrDrawing({children, ...props}: Props): ReactNode {
  return useInsideDrawing() ? children : <Drawing {...props}>{children}</Drawing>;
}

interface PartProps {
  /** The tag as written, for messages. */
  component: string;
  mark?: number;
  children: ReactNode;
}

/**
 * A part with its number. Alone it would look like a control that does nothing.
 * @throws Error when there is no drawing around it
 */
export function Part({component, mark, children}: PartProps): ReactNode {
  if (!useInsideDrawing()) misuse(component, 'belongs inside <AppWindow>, <Dialog> or another drawing.');
  return <Marked mark={mark}>{children}</Marked>;
}
