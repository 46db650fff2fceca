import {useState, type ReactNode} from 'react';
import tool from './tool.module.css';

/** Renders a button that copies `text`. After a click, the button shows the outcome until `text` changes. */
export default function CopyButton({text, children}: {text: string | Blob; children: string}): ReactNode {
  const [answer, setAnswer] = useState<{to: string | Blob; words: string}>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : await text.text());
      setAnswer({to: text, words: 'Copied'});
    } catch {
      setAnswer({to: text, words: 'The browser refused to copy'});
    }
  };
  return (
    <button type="button" className={tool.button} onClick={() => void copy()}>
      <span aria-live="polite">{answer?.to === text ? answer.words : children}</span>
    </button>
  );
}
