import clsx from 'clsx';
import {useCallback, useId, useRef, type ClipboardEvent, type ReactNode} from 'react';
import type {Input} from '@site/src/doctor/engine';
import {looksLikeLog} from '@site/src/lib/looks-like-log';
import FileButton, {logTypes} from '../FileButton';
import controls from '../controls.module.css';
import tool from '../tool.module.css';
import {useDrop} from '../useDrop';
import styles from './styles.module.css';

/**
 * Maximum length of a pasted text that is shown, in characters. Megabytes of text in a field would freeze the page.
 */
const longestShown = 200_000;

const asInput = (text: string): Input[] => [{name: 'pasted text', blob: new Blob([text])}];

interface FormProps {
  isReading: boolean;
  onRead: (inputs: Input[]) => void;
  /** Called when the reader is about to provide a log. */
  onIntent: () => void;
}

/** Returns the input for the doctor: the files if there are any, otherwise the text. */
function inputsOf({files, text}: {files: ArrayLike<File>; text: string}): Input[] {
  if (files.length > 0) return Array.from(files, (blob) => ({name: blob.name, blob}));
  return text.trim() === '' ? [] : asInput(text);
}

/** Renders the button that opens the system's file dialog. */
function Chooser({isReading, onRead, onIntent}: FormProps): ReactNode {
  return (
    <FileButton
      label="Choose files"
      className={clsx(tool.button, controls.file, isReading && styles.reading)}
      accept={logTypes}
      onFiles={useCallback((files: File[]) => onRead(inputsOf({files, text: ''})), [onRead])}
      onIntent={onIntent}
      disabled={isReading}
    />
  );
}

/** Renders the form for pasting, dropping or choosing a log. */
export default function Form({isReading, onRead, onIntent}: FormProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const take = useCallback(
    (data: DataTransfer) => {
      const inputs = inputsOf({files: data.files, text: data.getData('text/plain')});
      if (inputs.length > 0) onRead(inputs);
    },
    [onRead],
  );
  useDrop({onDrop: take, onIntent});

  const paste = (event: ClipboardEvent) => {
    const {clipboardData: data} = event;
    const text = data.files.length > 0 ? '' : data.getData('text/plain');
    const isLong = data.files.length > 0 || text.length > longestShown;
    if (isLong) event.preventDefault();
    if (isLong || (looksLikeLog(text) && field.current?.value === '')) take(data);
  };

  return (
    <form
      className={clsx(tool.form, styles.form)}
      onSubmit={(event) => {
        event.preventDefault();
        const inputs = inputsOf({files: [], text: field.current?.value ?? ''});
        if (inputs.length > 0) onRead(inputs);
        else field.current?.focus();
      }}
    >
      <label htmlFor={id}>Paste a log or crash report, or drop files here</label>
      <textarea
        ref={field}
        id={id}
        className={tool.text}
        rows={7}
        onPaste={paste}
        onFocus={onIntent}
        aria-describedby={`${id}-private`}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <div className={tool.actions}>
        <button type="submit" className={styles.primary} disabled={isReading}>
          Read the log
        </button>
        <Chooser isReading={isReading} onRead={onRead} onIntent={onIntent} />
      </div>
      <p id={`${id}-private`} className={tool.small}>
        <strong>Nothing leaves your browser.</strong> <code>.log</code>, <code>.txt</code>, <code>.gz</code>{' '}
        and <code>.zip</code>, up to 100 MB, several at once.
      </p>
      <p className={tool.noScript}>
        This needs JavaScript. Without JavaScript, read the log by hand as described below.
      </p>
    </form>
  );
}
