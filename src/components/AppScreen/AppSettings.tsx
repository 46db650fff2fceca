import type {ReactNode} from 'react';
import clsx from 'clsx';
import {oneOf} from '../usage';
import {useNeedsDrawing} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import styles from './settings.module.css';

const groups = {
  Settings: ['App', 'Instance Defaults', 'Downloads', 'Proxy', 'Privacy', 'Advanced'],
  Info: ['Changelogs'],
} as const;
const pages = [...groups.Settings, ...groups.Info];
type Page = (typeof pages)[number];

interface Props {
  /** Entry that is lit in the left column. */
  page?: Page;
  /** Heading over the rows; the page's name when left out. */
  title?: string;
  /** Rows. */
  children?: ReactNode;
}

/**
 * The App's settings: own left column, rows at the right.
 * @throws Error for an unknown page, or outside a drawing
 */
export default function AppSettings({page = 'App', title, children}: Props): ReactNode {
  useNeedsDrawing('<AppSettings>');
  oneOf('<AppSettings>', 'page', page, pages);
  return (
    <div className={styles.settings}>
      <div className={styles.column}>
        <span className={styles.back}>
          <Glyph name="left" />
          Back to app
        </span>
        {Object.entries(groups).map(([name, entries]) => (
          <span key={name} className={styles.group}>
            <span className={styles.groupName}>{name}</span>
            {entries.map((entry) => (
              <span key={entry} className={clsx(styles.entry, entry === page && styles.active)}>
                {entry}
              </span>
            ))}
          </span>
        ))}
        <span className={styles.foot}>App version</span>
      </div>
      <div className={styles.content}>
        <span className={styles.title}>{title ?? page}</span>
        {children}
      </div>
    </div>
  );
}
