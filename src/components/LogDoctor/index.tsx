import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {handedFiles, handedOver} from '@site/src/lib/looks-like-log';
import tool from '../tool.module.css';
import Form from './Form';
import Result from './Result';
import styles from './styles.module.css';
import {useDoctor} from './useDoctor';

/** Returns the text that another page stored for the log doctor, and removes it from the storage. */
function takeHandedOver(): string | null {
  try {
    const text = sessionStorage.getItem(handedOver);
    sessionStorage.removeItem(handedOver);
    return text;
  } catch {
    // The browser blocks storage.
    return null;
  }
}

/**
 * Renders a tool that reads logs and crash reports in the reader's browser. It shows what is wrong, which lines
 * show it, and how to fix it. The engine and the rules are loaded on first use. No log leaves the browser.
 */
export default function LogDoctor(): ReactNode {
  const {state, warmUp, read, clean, reset} = useDoctor();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const text = takeHandedOver();
    const files = handedFiles.take();
    if (files.length > 0) read(files.map((blob) => ({name: blob.name, blob})));
    else if (text) read([{name: 'pasted text', blob: new Blob([text])}]);
  }, [read]);

  const isDone = state.at === 'done';
  const form = useRef<HTMLDivElement>(null);
  const again = () => {
    // Move the focus, because the focused button is removed.
    flushSync(reset);
    form.current?.querySelector('textarea')?.focus();
  };
  useEffect(() => {
    if (!isDone) return;
    heading.current?.focus({preventScroll: true});
    heading.current?.scrollIntoView();
  }, [isDone]);

  return (
    <section className={clsx(tool.tool, styles.doctor)} aria-label="Log doctor">
      {/* A button replaces the form after reading. The form stays mounted, because it handles dropped files. */}
      <div ref={form} hidden={isDone}>
        <Form isReading={state.at === 'reading'} onRead={read} onIntent={warmUp} />
      </div>
      {isDone && (
        <button type="button" className={tool.button} onClick={again}>
          Read another log
        </button>
      )}
      {state.at === 'reading' && (
        <div className={tool.actions}>
          <progress
            className={styles.progress}
            max={1}
            value={state.share}
            aria-label={`Reading ${state.names}`}
          />
          <button type="button" className={tool.button} onClick={reset}>
            Cancel
          </button>
        </div>
      )}
      <div role="status" className={tool.result}>
        {state.at === 'reading' && `Reading ${state.names} …`}
        {state.at === 'failed' && <p className={tool.wrong}>{state.message}</p>}
      </div>
      {isDone && (
        <Result diagnosis={state.diagnosis} cleaned={state.cleaned} headingRef={heading} onClean={clean} />
      )}
    </section>
  );
}
