import type {ReactNode} from 'react';
import clsx from 'clsx';
import {oneOf} from '../usage';
import {Part} from '../Schematic/Drawing';
import {Glyph} from '../Schematic/Glyph';
import styles from './settings.module.css';

const groups = {
  Settings: ['App', 'Instance Defaults', 'Downloads', 'Proxy', 'Privacy', 'Advanced'],
  Info: ['Changelogs'],
} as const;
const pages = [...groups.Settings, ...groups.Info];

interface SettingsProps {
  /** Entry that is lit in the left column, and heading of the rows. */
  page?: (typeof pages)[number];
  /** Rows. */
  children?: ReactNode;
}

/**
 * The App's settings: own left column, rows at the right.
 * @throws Error for an unknown page, or outside a drawing
 */
export function AppSettings({page = 'App', children}: SettingsProps): ReactNode {
  oneOf('<AppSettings>', 'page', page, pages);
  return (
    <Part component="<AppSettings>">
      <div className={styles.settings}>
        <div className={styles.column}>
          <span className={styles.back}>
            <Glyph name="left" />
            Back to app
          </span>
          {Object.entries(groups).map(([name, entries]) => [
            <span key={name} className={styles.group}>
              {name}
            </span>,
            ...entries.map((entry) => (
              <span key={entry} className={clsx(styles.entry, entry === page && styles.active)}>
                {entry}
              </span>
            )),
          ])}
          <span className={styles.foot}>App version</span>
        </div>
        <div className={styles.content}>
          <b className={styles.title}>{page}</b>
          {children}
        </div>
      </div>
    </Part>
  );
}

const sections = ['Preferences', 'Java', 'Advanced'] as const;

interface InstanceProps {
  /** Heading of the block the rows stand in; none for the rows above the first block. */
  section?: (typeof sections)[number];
  /** Rows. */
  children?: ReactNode;
}

/**
 * An instance's settings: one long page, of which the drawing shows one block.
 * @throws Error for an unknown section, or outside a drawing
 */
export function AppInstanceSettings({section, children}: InstanceProps): ReactNode {
  if (section !== undefined) oneOf('<AppInstanceSettings>', 'section', section, sections);
  return (
    <Part component="<AppInstanceSettings>">
      <div className={styles.content}>
        <span className={styles.back}>
          <Glyph name="left" />
          Back to instance
        </span>
        {section && <b className={styles.title}>{section}</b>}
        {children}
      </div>
    </Part>
  );
}
