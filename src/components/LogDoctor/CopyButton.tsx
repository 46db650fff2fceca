import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Copies, and says so in the button itself. */
export default function CopyButton({text, children}: {text: string | Blob; children: string}): ReactNode {
  const [state, setState] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text.text());
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <button type="button" className={styles.button} onClick={() => void copy()}>
      <span aria-live="polite">
        {state === undefined ? children : state === 'copied' ? 'Copied' : 'The browser refused to copy'}
      </span>
    </button>
  );
}
