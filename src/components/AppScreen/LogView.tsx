import type {ReactNode} from 'react';
import clsx from 'clsx';
import {misuse, oneOf} from '../usage';
import {Frame} from '../Schematic/Frame';
import drawing from '../Schematic/drawing.module.css';
import parts from '../Schematic/parts.module.css';
import styles from './log.module.css';

const tones = {info: undefined, warn: 'orange', error: 'red', debug: 'blue', trace: 'muted'} as const;
type Level = keyof typeof tones;
const levels = Object.keys(tones) as Level[];

const toneOf = (level: Level) => parts[tones[oneOf('<LogView>', 'level', level, levels)] ?? ''];

/**
 * The log of a running or crashed game: level chips and lines, read out as text.
 * @throws Error without lines, or for an unknown level
 */
export default function LogView({lines}: {lines: {level: Level; text: string}[]}): ReactNode {
  if (!Array.isArray(lines) || lines.length === 0) {
    misuse('<LogView>', "needs lines: [{level: 'info', text: '…'}].");
  }
  return (
    <figure className={drawing.figure}>
      <Frame className={styles.log}>
        <div className={parts.bar}>
          <b className={parts.grow}>Log</b>
          {levels.map((level) => (
            <span key={level} className={clsx(styles.chip, toneOf(level))}>
              {level}
            </span>
          ))}
        </div>
        <div className={styles.lines}>
          {lines.map(({level, text}, i) => (
            <div key={i} className={clsx(styles.line, toneOf(level))}>
              {text}
            </div>
          ))}
        </div>
      </Frame>
    </figure>
  );
}
