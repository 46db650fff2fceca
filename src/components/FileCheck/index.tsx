import clsx from 'clsx';
import {useCallback, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import type {Chosen} from '@site/src/check-files/given';
import {minecraftTable} from '@site/src/config/minecraft';
import FileButton from '../FileButton';
import Select, {Options} from '../Select';
import tool from '../tool.module.css';
import {useDrop} from '../useDrop';
import BookView from './BookView';
import {droppedFiles} from './dropped';
import Findings from './Findings';
import RanksView from './RanksView';
import styles from './styles.module.css';
import {useCheck} from './useCheck';

/** Files with their paths, where a folder was chosen. */
const chosenFiles = (files: ArrayLike<File>): Chosen[] =>
  Array.from(files, (file) => ({path: file.webkitRelativePath || file.name, blob: file}));

const versions = [
  {id: '', name: 'told by the files'},
  ...minecraftTable.map(({id, label}) => ({id, name: label})),
];

const ignore = () => {};

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

interface FormProps {
  onGive: (chosen: Chosen[]) => void;
  isReading: boolean;
}

/** Where a text is pasted, and files, folders and ZIP files are chosen. */
function Form({onGive, isReading}: FormProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const onFiles = useCallback((files: File[]) => onGive(chosenFiles(files)), [onGive]);
  const button = {className: styles.choose, onFiles, disabled: isReading};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') field.current?.focus();
    else onGive([{path: 'pasted.snbt', blob: new Blob([text])}]);
  };
  return (
    <form className={tool.form} onSubmit={submit}>
      <label htmlFor={id}>Paste a file, or drop files, a folder or a ZIP file here</label>
      <textarea ref={field} id={id} className={tool.text} rows={6} autoComplete="off" spellCheck={false} />
      <div className={tool.actions}>
        <button type="submit" className={tool.button} disabled={isReading}>
          Check the text
        </button>
        <FileButton {...button} label="Choose files" />
        <FileButton {...button} label="Choose a folder" isFolder />
      </div>
      <p className={tool.small}>
        <strong>Nothing leaves your browser.</strong> Settings, ranks and quest books of the FTB mods, up to
        64 MB.
      </p>
      <p className={tool.noScript}>This needs JavaScript.</p>
    </form>
  );
}

/**
 * Checks settings, ranks and quest books in the reader's browser: what was changed and what that does, what is wrong, at which
 * line. Engine and facts are fetched on first use; nothing is sent.
 */
export default function FileCheck(): ReactNode {
  const {state, check} = useCheck();
  const [minecraft, setMinecraft] = useState('');
  const [given, setGiven] = useState<Chosen[]>([]);
  const give = useCallback(
    (chosen: Chosen[], version = minecraft) => {
      if (chosen.length === 0) return;
      setGiven(chosen);
      check(chosen, version === '' ? undefined : version);
    },
    [check, minecraft],
  );
  useDrop({
    onDrop: useCallback((data) => void droppedFiles(data).then((files) => give(files)), [give]),
    onIntent: ignore,
  });
  const choose = (version: string) => {
    setMinecraft(version);
    give(given, version);
  };
  return (
    <section className={clsx(tool.tool)} aria-label="Check your files">
      <Form onGive={give} isReading={state.at === 'reading'} />
      <div className={tool.fields}>
        <Select label="Minecraft" name="minecraft" value={minecraft} onChoose={choose}>
          <Options of={versions} />
        </Select>
      </div>
      <div role="status" className={tool.result}>
        {state.at === 'reading' && 'Checking …'}
        {state.at === 'failed' && <p className={tool.wrong}>{state.message}</p>}
        {state.at === 'done' && (
          <p>
            Minecraft {state.report.minecraft}
            {state.report.isGuess && ', told by the files'}. Read: {count(state.report.read.length, 'file')}{' '}
            of FTB mods{state.report.others > 0 && `; passed over: ${count(state.report.others, 'other')}`}.
          </p>
        )}
      </div>
      {state.at === 'done' && (
        <div className={tool.result}>
          {state.problems.map((problem) => (
            <p key={problem} className={tool.wrong}>
              {problem}
            </p>
          ))}
          {state.report.read.length + state.report.findings.length > 0 && <Findings report={state.report} />}
          {state.report.ranks.map((ranks, i) => (
            <RanksView key={i} ranks={ranks} />
          ))}
          {state.report.books.map((book, i) => (
            <BookView key={i} book={book} />
          ))}
        </div>
      )}
    </section>
  );
}
