import {useId, useRef, type FormEvent, type ReactNode} from 'react';
import type {Report} from '@site/src/check-files/engine';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';
import BookView from './BookView';
import Findings from './Findings';
import RanksView from './RanksView';
import type {State} from './useCheck';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Renders the status of the check as a live region: which files were read, and for which version of Minecraft. */
export function Status({state}: {state: State}): ReactNode {
  return (
    <div role="status" className={tool.result}>
      {state.at === 'reading' && 'Checking …'}
      {state.at === 'failed' && <p className={tool.wrong}>{state.message}</p>}
      {state.at === 'done' && (
        <p>
          Minecraft {state.report.minecraft}
          {state.report.isGuess && ', detected from the files'}. Read:{' '}
          {count(state.report.read.length, 'file')} of FTB mods
          {state.report.others > 0 && `; skipped: ${count(state.report.others, 'other')}`}.
        </p>
      )}
    </div>
  );
}

/** Renders pasted SNBT, formatted as the mods write it. */
function AsWritten({text}: {text: string}): ReactNode {
  return (
    <figure className={tool.output}>
      <figcaption>In the format of the mods:</figcaption>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be reachable by keyboard */}
      <pre tabIndex={0} aria-label="Formatted SNBT">
        <code>{text}</code>
      </pre>
      <div className={tool.actions}>
        <CopyButton text={text}>Copy the text</CopyButton>
      </div>
    </figure>
  );
}

/**
 * Renders a field for the file names or ids of a pack's mods. The check reports items of other mods in the quest book.
 */
function ModList({mods, onGive}: {mods: readonly string[]; onGive: (mods: string[]) => void}): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onGive((field.current?.value ?? '').split(/\s*\n\s*/).filter(Boolean));
  };
  return (
    <form className={tool.form} onSubmit={submit}>
      <label htmlFor={id}>File names or ids of the pack’s mods, one per line</label>
      <textarea
        ref={field}
        id={id}
        className={tool.text}
        rows={3}
        defaultValue={mods.join('\n')}
        autoComplete="off"
        spellCheck={false}
      />
      <button type="submit" className={tool.button}>
        Check the items
      </button>
    </form>
  );
}

interface Props {
  report: Report;
  problems: readonly string[];
  mods: readonly string[];
  onMods: (mods: string[]) => void;
}

/** Renders the result of a check. */
export default function Result({report, problems, mods, onMods}: Props): ReactNode {
  const {read, findings, asWritten, ranks, books} = report;
  return (
    <div className={tool.result}>
      {problems.map((problem) => (
        <p key={problem} className={tool.wrong}>
          {problem}
        </p>
      ))}
      {read.length + findings.length > 0 && <Findings report={report} />}
      {asWritten !== undefined && <AsWritten text={asWritten} />}
      {ranks.map((each, i) => (
        <RanksView key={i} ranks={each} />
      ))}
      {books.map((book, i) => (
        <BookView key={i} book={book} />
      ))}
      {books.length > 0 && <ModList mods={mods} onGive={onMods} />}
    </div>
  );
}
