import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Marked} from '../Schematic/Mark';
import {misuse, oneOf, required} from '../usage';
import {Screen} from '../Schematic/Screen';
import styles from './chat.module.css';

const tones = ['green', 'red', 'plain'] as const;

interface Answer {
  text: string;
  tone?: (typeof tones)[number];
  mark?: number;
}

interface Props {
  /** Lines from the top; an object adds words that can be clicked. */
  lines: (string | {text: string; answers: Answer[]})[];
  /** What stands in the input line; without it the chat is closed. */
  input?: string;
  /** What a sighted reader sees, in words. */
  description?: string;
  caption?: ReactNode;
}

/**
 * The chat over the world.
 * @throws Error without lines, for an answer without a text or with an unknown tone, alone without a description
 */
export default function GameChat({lines, input, description, caption}: Props): ReactNode {
  if (!Array.isArray(lines) || lines.length === 0) misuse('<GameChat>', "needs lines: ['<Tom> Hello'].");
  return (
    <Screen
      component="<GameChat>"
      description={description}
      caption={caption}
      world
      className={styles.screen}
    >
      <div className={styles.lines}>
        {lines.map((line, i) => (
          <div key={i} className={styles.line}>
            {typeof line === 'string' ? line : line.text}
            {typeof line !== 'string' &&
              line.answers.map(({text, tone = 'plain', mark}) => (
                <Marked key={text} mark={mark}>
                  <span className={clsx(styles.answer, styles[oneOf('<GameChat>', 'tone', tone, tones)])}>
                    {required('<GameChat>', 'text for each answer', text)}
                  </span>
                </Marked>
              ))}
          </div>
        ))}
      </div>
      {input !== undefined && <div className={styles.input}>{input}</div>}
    </Screen>
  );
}
