import {useCallback, useId, useRef, useState, type FormEvent, type ReactNode} from 'react';
import {pasted} from '@site/src/check-files/engine/findings';
import type {Chosen} from '@site/src/check-files/given';
import {isRead} from '@site/src/check-files/protocol';
import {minecraftTable} from '@site/src/config/minecraft';
import FileButton from '../FileButton';
import Select, {Options} from '../Select';
import tool from '../tool.module.css';
import {useDrop} from '../useDrop';
import {droppedFiles} from './dropped';
import Result, {Status} from './Result';
import styles from './styles.module.css';
import {useCheck, type Wanted} from './useCheck';

/**
 * Returns the chosen files, with their paths if a folder was chosen. Files whose content is not needed have no
 * blob, because sending thousands of blobs to the worker would block the page.
 */
const chosenFiles = (files: ArrayLike<File>): Chosen[] =>
  Array.from(files, (file) => {
    const path = file.webkitRelativePath || file.name;
    return {path, blob: isRead(path) ? file : undefined};
  });

interface VersionProps {
  label: string;
  name: string;
  /** Label of the option for no version. */
  none: string;
  value: string | undefined;
  onChoose: (version: string | undefined) => void;
}

/** Renders a select box for a version of Minecraft. Its first option stands for no version. */
function VersionSelect({label, name, none, value = '', onChoose}: VersionProps): ReactNode {
  const versions = [{id: '', name: none}, ...minecraftTable.map((each) => ({id: each.id, name: each.label}))];
  return (
    <Select label={label} name={name} value={value} onChoose={(id) => onChoose(id === '' ? undefined : id)}>
      <Options of={versions} />
    </Select>
  );
}

const ignore = () => {};

interface FormProps {
  onGive: (chosen: Chosen[]) => void;
  isReading: boolean;
}

/** Renders the form for pasting a text or choosing files, folders and ZIP files. */
function Form({onGive, isReading}: FormProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const onFiles = useCallback((files: File[]) => onGive(chosenFiles(files)), [onGive]);
  const button = {className: styles.choose, onFiles, disabled: isReading};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = field.current?.value ?? '';
    if (text.trim() === '') field.current?.focus();
    else onGive([{path: pasted, blob: new Blob([text])}]);
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

const nothing: Wanted = {minecraft: undefined, to: undefined, mods: []};

/**
 * Renders a tool that checks settings, ranks and quest books in the reader's browser. It reports changed settings
 * and their effects, mistakes with their line numbers, and the steps to upgrade to another version. The engine and
 * the facts are loaded on first use. No file leaves the browser.
 */
export default function FileCheck(): ReactNode {
  const {state, check} = useCheck();
  const [wanted, setWanted] = useState(nothing);
  const [given, setGiven] = useState<Chosen[]>([]);
  const give = useCallback(
    (chosen: Chosen[], choices = wanted) => {
      if (chosen.length === 0) return;
      setGiven(chosen);
      check(chosen, choices);
    },
    [check, wanted],
  );
  useDrop({
    onDrop: useCallback((data) => void droppedFiles(data).then((files) => give(files)), [give]),
    onIntent: ignore,
  });
  const choose = (choice: Partial<Wanted>) => {
    const choices = {...wanted, ...choice};
    setWanted(choices);
    give(given, choices);
  };
  return (
    <section className={tool.tool} aria-label="Check your files">
      <Form onGive={give} isReading={state.at === 'reading'} />
      <div className={tool.fields}>
        <VersionSelect
          label="Minecraft"
          name="minecraft"
          none="detected from the files"
          value={wanted.minecraft}
          onChoose={(minecraft) => choose({minecraft})}
        />
        <VersionSelect
          label="Compare with"
          name="to"
          none="no other version"
          value={wanted.to}
          onChoose={(to) => choose({to})}
        />
      </div>
      <Status state={state} />
      {state.at === 'done' && <Result {...state} mods={wanted.mods} onMods={(mods) => choose({mods})} />}
    </section>
  );
}
