import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders the button that copies the page as Markdown, or a link to the Markdown file without JavaScript. `npm start`
 * has no button, because `src/build/markdown-export` generates the files only in production builds.
 * @param path absolute path of the page, percent-encoded
 */
export default function CopyPage({path}: {path: string}): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const address = `${path}.md`;
  if (process.env.NODE_ENV !== 'production') return null;

  const copy = async () => {
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(`${response.status}`);
      await navigator.clipboard.writeText(await response.text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  return (
    <div className={styles.copy} data-search="off" data-markdown="off">
      <button type="button" aria-label="Copy page" className={styles.button} onClick={() => void copy()}>
        <svg viewBox="0 0 12 12" aria-hidden>
          <path fillRule="evenodd" d="M3 0h8v8H8v3H0V3h3zM4 1v2h4v4h2V1zM1 4v6h6V4z" />
        </svg>
        <span>Copy page</span>
      </button>
      <span role="status">
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'Not copied. Open the Markdown and copy it there'}
      </span>
      <a href={address} className={state === 'failed' ? undefined : styles.plain}>
        View as Markdown
      </a>
    </div>
  );
}
