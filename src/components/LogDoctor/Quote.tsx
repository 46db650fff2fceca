import type {ReactNode} from 'react';
import type {Evidence} from '@site/src/doctor/engine';
import styles from './styles.module.css';

/** Renders lines of a log with their line numbers, and highlights the text that shows the cause. */
export default function Quote({lines, label}: {lines: readonly Evidence[]; label: string}): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard
    <pre className={styles.quote} tabIndex={0} role="region" aria-label={label}>
      <code>
        {lines.map(({file, line, text, start, end}) => (
          <span key={`${file} ${line}`} className={styles.line}>
            <span className={styles.number}>{line}</span>
            <span>
              {text.slice(0, start)}
              {end > start && <mark>{text.slice(start, end)}</mark>}
              {text.slice(end)}
              {'\n'}
            </span>
          </span>
        ))}
      </code>
    </pre>
  );
}
