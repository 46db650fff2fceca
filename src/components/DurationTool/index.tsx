import clsx from 'clsx';
import {useId, useRef, useState, type ReactNode} from 'react';
import tool from '../tool.module.css';
import type {Duration} from './duration';
import {DurationError, inWords, readDuration} from './duration';

const examples = ['45m', '1.5h', '2w', '*', '0s', '30', '1h30m'];

const digits = (number: number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

/** What the two commands make of a duration that was read. */
function Reading({text, duration}: {text: string; duration: Duration}): ReactNode {
  const endless = duration.type === 'endless';
  const nothing = !endless && duration.seconds === 0;
  const words = endless ? 'without end' : inWords(duration.seconds);
  return (
    <>
      <p>
        <code>{text}</code> is <strong>{words}</strong>
        {!endless && ` (${digits(duration.seconds)} ${duration.seconds === 1 ? 'second' : 'seconds'})`}.
      </p>
      <dl>
        <div>
          <dt>
            <code>/mute</code>
          </dt>
          <dd>
            {endless
              ? 'muted until further notice'
              : nothing
                ? 'over at the next check, within a second'
                : `muted for ${words}`}
          </dd>
        </div>
        <div>
          <dt>
            <code>/kit</code> cooldown
          </dt>
          <dd>{endless ? 'once per player' : nothing ? 'no cooldown' : `${words} between two uses`}</dd>
        </div>
      </dl>
    </>
  );
}

/** What an empty duration means; no unit letter is asked for. */
function Empty(): ReactNode {
  return (
    <dl>
      <div>
        <dt>
          <code>/mute</code>
        </dt>
        <dd>left out: muted until further notice</dd>
      </div>
      <div>
        <dt>
          <code>/kit create_from_…</code>
        </dt>
        <dd>left out: no cooldown</dd>
      </div>
      <div>
        <dt>
          <code>/kit cooldown</code>
        </dt>
        <dd>must be given</dd>
      </div>
    </dl>
  );
}

function Refused({error, onUse}: {error: DurationError; onUse: (text: string) => void}): ReactNode {
  const {message, reason, meant} = error;
  return (
    <>
      <p className={tool.error}>
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

/** A field that says how FTB Essentials reads a duration, or which error it gives. Runs in the page; sends nothing. */
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
    result = text === '' ? <Empty /> : <Reading text={text} duration={readDuration(text)} />;
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
