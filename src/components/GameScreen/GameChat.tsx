import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {DrawingProps} from '../Schematic/Drawing';
import {Screen} from '../Schematic/Screen';
import parts from '../Schematic/parts.module.css';
import {misuse, oneOf, required} from '../usage';
import styles from './screens.module.css';

const tones = {green: 'done', red: 'red'} as const;

interface Props extends DrawingProps {
  /** Lines from the top; an object adds words that can be clicked. */
  lines: (string | {text: string; answers: {text: string; tone: keyof typeof tones}[]})[];
}

/**
 * The chat over the world.
 * @throws Error without lines, for an answer without a text or with an unknown tone, alone without a description
 */
export default function GameChat({lines, ...drawing}: Props): ReactNode {
  if (!Array.isArray(lines) || lines.length === 0) misuse('<GameChat>', "needs lines: ['<Tom> Hello'].");
  return (
    <Screen component="<GameChat>" {...drawing} world className={styles.chat}>
      <div className={clsx(styles.glass, styles.lines)}>
        {lines.map((line, i) => (
          <div key={i} className={parts.row}>
            {typeof line === 'string' ? line : line.text}
            {typeof line !== 'string' &&
              line.answers.map(({text, tone}) => (
                <b key={text} className={parts[tones[oneOf('<GameChat>', 'tone', tone, ['green', 'red'])]]}>
                  {required('<GameChat>', 'text for each answer', text)}
                </b>
              ))}
          </div>
        ))}
      </div>
    </Screen>
  );
}
