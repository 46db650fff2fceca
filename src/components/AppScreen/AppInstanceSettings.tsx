import type {ReactNode} from 'react';
import {oneOf} from '../usage';
import {useNeedsDrawing} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import styles from './settings.module.css';

const sections = ['Preferences', 'Java', 'Advanced'] as const;

interface Props {
  /** Heading of the block the rows stand in; none for the rows above the first block. */
  section?: (typeof sections)[number];
  /** The instance's name, as the page shows it. */
  title?: string;
  /** Rows. */
  children?: ReactNode;
}

/**
 * An instance's settings: one long page, of which the drawing shows one block.
 * @throws Error for an unknown section, or outside a drawing
 */
export default function AppInstanceSettings({section, title, children}: Props): ReactNode {
  useNeedsDrawing('<AppInstanceSettings>');
  if (section !== undefined) oneOf('<AppInstanceSettings>', 'section', section, sections);
  return (
    <div className={styles.content}>
      <span className={styles.back}>
        <Glyph name="left" />
        Back to instance
      </span>
      {title && <span className={styles.instance}>{title}</span>}
      {section && <span className={styles.title}>{section}</span>}
      {children}
    </div>
  );
}
