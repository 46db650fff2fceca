import {useDeferredValue, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {NestedTooDeeply, SnbtError, formatSnbt, parseSnbt, type CompoundTag} from '@site/src/snbt';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';

const example = `{
	# a shop of the night watch
	title: "Night shift"
	open = true, slots: [I; 1 2 3]
	prices: { bread: 2.5, lamp: 12 }
	big_number: 3000000000L
}`;

const broken = `{
	name: "Patron"
	cooldown: 60 # one minute
	home_limit: 4
}`;

/** Result of reading a text: the tag and how the mods write it, their error, or a limit of this tool. */
type Outcome = {tag: CompoundTag; written: string} | {error: SnbtError} | {beyond: string};

function read(text: string): Outcome {
  try {
    const tag = parseSnbt(text);
    return {tag, written: formatSnbt(tag)};
  } catch (error) {
    if (error instanceof SnbtError) {
      return {error};
    }
    if (error instanceof NestedTooDeeply) {
      return {beyond: error.message};
    }
    throw error;
  }
}

/** Start and end of a line in the field's text. */
function lineRange(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
  return [start, start + (lines[line - 1]?.length ?? 0)];
}

/** The result of the mods' parser. */
function Verdict({outcome}: {outcome: Outcome}): ReactNode {
  if ('beyond' in outcome) return <p className={tool.wrong}>{outcome.beyond}</p>;
  if ('error' in outcome) {
    const {message, line, column, code} = outcome.error;
    return (
      <>
        <p className={tool.wrong}>
          <code>Failed to read …: {message}</code>
        </p>
        <p>
          The reader stopped on line {line}, column {column}.{' '}
          <a href={`#errors-${code}`}>What causes this error</a>
        </p>
      </>
    );
  }
  const {size} = outcome.tag.entries;
  return (
    <p>
      Read without error: {size} {size === 1 ? 'entry' : 'entries'} at the top.
    </p>
  );
}

/** The text as the mods would write it, with a copy button. */
function Written({text}: {text: string}): ReactNode {
  return (
    <figure className={tool.output}>
      <figcaption>As the mods write it:</figcaption>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
      <pre tabIndex={0} aria-label="Formatted SNBT">
        <code>{text}</code>
      </pre>
      <div className={tool.actions}>
        <CopyButton text={text}>Copy</CopyButton>
      </div>
    </figure>
  );
}

const samples = {Example: example, 'With a mistake': broken, Clear: ''};

/**
 * A field that reads SNBT as FTB's mods do and shows how they write it, or the error they log with its place. Runs in the page
 * and sends nothing.
 */
export default function SnbtTool(): ReactNode {
  const [text, setText] = useState(example);
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  // Deferred, because reading a whole quest book takes a moment and must not block typing.
  const settled = useDeferredValue(text);
  const outcome = useMemo(() => read(settled), [settled]);

  const use = (sample: string) => {
    setText(sample);
    field.current?.focus();
  };
  const show = (line: number) => {
    field.current?.focus();
    field.current?.setSelectionRange(...lineRange(text, line));
  };

  return (
    <section className={tool.tool} aria-label="SNBT tool">
      <div className={tool.form}>
        <label htmlFor={id}>SNBT</label>
        <div role="group" aria-label="Examples" className={tool.examples}>
          {Object.entries(samples).map(([name, sample]) => (
            <button key={name} type="button" className={tool.button} onClick={() => use(sample)}>
              {name}
            </button>
          ))}
        </div>
        <textarea
          ref={field}
          id={id}
          className={tool.text}
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={8}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </div>
      <p className={tool.noScript}>
        Pasting text of your own needs JavaScript. This is how a sample is read:
      </p>
      <div role="status" className={tool.result}>
        <Verdict outcome={outcome} />
      </div>
      {'error' in outcome && (
        <div className={tool.actions}>
          <button type="button" className={tool.button} onClick={() => show(outcome.error.line)}>
            Select line {outcome.error.line}
          </button>
        </div>
      )}
      {'written' in outcome && <Written text={outcome.written} />}
    </section>
  );
}
