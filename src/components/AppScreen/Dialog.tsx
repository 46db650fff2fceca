import type {ReactNode} from 'react';
import clsx from 'clsx';
import {required} from '../usage';
import {PartOrDrawing, useInsideDrawing, type DrawingProps} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import {Glyph} from '../Schematic/Glyph';
import styles from './overlays.module.css';

interface Props extends DrawingProps {
  title: string;
  /** Rows, text and buttons. */
  children?: ReactNode;
}

/**
 * A dialog: over the page when it stands in a window, a drawing of its own when alone.
 * @throws Error without a title, or alone without a description
 */
export default function Dialog({title, children, ...drawing}: Props): ReactNode {
  const inside = useInsideDrawing();
  return (
    <PartOrDrawing component="<Dialog>" {...drawing}>
      <div className={clsx(inside && styles.over)}>
        <Frame className={styles.dialog}>
          <div className={styles.title}>
            {required('<Dialog>', 'title', title)}
            <Glyph name="cross" />
          </div>
          <div className={styles.content}>{children}</div>
        </Frame>
      </div>
    </PartOrDrawing>
  );
}
