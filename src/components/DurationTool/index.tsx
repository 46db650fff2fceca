import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import tool from '../tool.module.css';
import type {Duration} from './duration';
import {DurationError, inWords, readDuration} from './duration';

const examples = ['45m', '1.5h', '2w', '*', '0s', '30', '1h30m'];

/** Renders the effect of a duration on each command. */
function Commands({of}: {of: Record<string, string>}): ReactNode {
  return (
    <dl className={tool.facts}>
      {Object.entries(of).map(([command, answer]) => (
        <div key={command}>
          <dt>
            <code>{command}</code>
          </dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Effect of an empty duration, by command. */
const leftOut = {
  '/mute': 'left out: muted until further notice',
  '/kit create_from_…': 'left out: no cooldown',
  '/kit cooldown': 'must be given',
};

function meaningOf(duration: Duration, words: string): Record<string, string> {
  if (duration.type === 'endless') {
    return {'/mute': 'muted until further notice', '/kit': 'once per player'};
  }
  return duration.seconds === 0
    ? {'/mute': 'over at the next check, within a second', '/kit': 'no cooldown'}
    : {'/mute': `muted for ${words}`, '/kit': `${words} between two uses`};
}

/** Renders the meaning of a valid duration. */
function Reading({text, duration}: {text: string; duration: Duration}): ReactNode {
  const isEndless = duration.type === 'endless';
  const words = isEndless ? 'without end' : inWords(duration.seconds);
  return (
    <>
      <p>
        <code>{text}</code> is <strong>{words}</strong>
        {!isEndless &&
          ` (${duration.seconds.toLocaleString('en')} ${duration.seconds === 1 ? 'second' : 'seconds'})`}
        .
      </p>
      <Commands of={meaningOf(duration, words)} />
    </>
  );
}

function Refused({error, onUse}: {error: DurationError; onUse: (text: string) => void}): ReactNode {
  const {message, reason, meant} = error;
  return (
    <>
      <p className={tool.wrong}>
        <code>{message}</code>
      </p>
      <p>
        {reason}
        {meant !== undefined && (
          <>
            {' '}
            <button type="button" className={tool.button} onClick={() => onUse(meant)}>
              Use {meant}
            </button>
          </>
        )}
      </p>
    </>
  );
}

/**
 * Renders a field that shows how FTB Essentials interprets a duration, or why it rejects one. Nothing leaves the
 * browser.
 */
export default function DurationTool(): ReactNode {
  const [text, setText] = useState('1.5h');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const use = (example: string) => {
    setText(example);
    field.current?.focus();
  };

  let result: ReactNode;
  try {
    result = text === '' ? <Commands of={leftOut} /> : <Reading text={text} duration={readDuration(text)} />;
  } catch (error) {
    if (!(error instanceof DurationError)) {
      throw error;
    }
    result = <Refused error={error} onUse={use} />;
  }

  return (
    <section className={tool.tool} aria-label="Duration tool">
      <div className={tool.form}>
        <label htmlFor={id}>Duration</label>
        <input
          ref={field}
          id={id}
          className={clsx(tool.text, tool.short)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <div role="group" aria-label="Examples" className={tool.examples}>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className={clsx(tool.button, tool.code)}
              onClick={() => use(example)}
            >
              {example}
            </button>
          ))}
        </div>
      </div>
      <p className={tool.noScript}>
        Typing a duration of your own needs JavaScript. This is how one is read:
      </p>
      <div role="status" className={tool.result}>
        {result}
      </div>
    </section>
  );
}
