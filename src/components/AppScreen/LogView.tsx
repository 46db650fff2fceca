import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, oneOf} from '../usage';
import {Drawing, useInsideDrawing} from '../Schematic/Drawing';
import {Frame} from '../Schematic/Frame';
import styles from './log.module.css';

const levels = ['info', 'warn', 'error', 'debug', 'trace'] as const;
type Level = (typeof levels)[number];

interface Props {
  lines: {level: Level; text: string}[];
  title?: string;
  /** Alone, the lines are read out as text unless this says in words what they show. */
  description?: string;
  caption?: ReactNode;
}

/**
 * The log of a running or crashed game: level chips and lines.
 * @throws Error without lines, or for an unknown level
 */
export default function LogView({lines, title = 'Log', description, caption}: Props): ReactNode {
  const inside = useInsideDrawing();
  if (!Array.isArray(lines) || lines.length === 0) {
    misuse('<LogView>', "needs lines: [{level: 'info', text: '…'}].");
  }
  const log = (
    <div className={styles.log}>
      <div className={styles.head}>
        <b className={styles.title}>{title}</b>
        {levels.map((level) => (
          <span key={level} className={clsx(styles.chip, styles[level])}>
            {level}
          </span>
        ))}
      </div>
      <div className={styles.lines}>
        {lines.map(({level, text}, i) => (
          <div key={i} className={clsx(styles.line, styles[oneOf('<LogView>', 'level', level, levels)])}>
            {text}
          </div>
        ))}
      </div>
    </div>
  );
  if (inside) return log;
  if (description !== undefined) {
    return (
      <Drawing component="<LogView>" description={description} caption={caption}>
        <Frame>{log}</Frame>
      </Drawing>
    );
  }
  return (
    <figure className={styles.alone}>
      <Frame>{log}</Frame>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
