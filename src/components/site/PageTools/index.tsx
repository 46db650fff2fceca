import {newIssueUrl, site} from '@site/src/config/site';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: string;
  /** Absolute path of the page, percent-encoded. */
  path: string;
  /** File of the page in the repository. */
  source: string;
}

/** Address of a new issue with title and text filled in, to which the reader adds the mistake. */
function feedbackUrl({title, path, source}: Props): string {
  const body = [
    '<!-- What is wrong or unclear, and what should it say? -->',
    '',
    '',
    '<!-- Product and version you use, such as FTB App 1.30.0: -->',
    '',
    '',
    `Page: ${site.url}${path}`,
    `File: ${source}`,
  ].join('\n');
  return newIssueUrl(`Wrong or unclear: ${title}`, body);
}

/**
 * The row below a document: links to read, copy and report it. `src/build/markdown-export` makes the Markdown when the site is
 * built, so there is none under `npm start`.
 */
export default function PageTools(props: Props): ReactNode {
  const [answer, setAnswer] = useState('');
  const exportUrl = `${props.path}.md`;

  const copy = async () => {
    setAnswer('Copying …');
    try {
      const response = await fetch(exportUrl);
      if (!response.ok) {
        throw new Error(`${response.status}`);
      }
      await navigator.clipboard.writeText(await response.text());
      setAnswer('Copied the page as Markdown');
    } catch {
      setAnswer('Not copied. Open it as Markdown and copy it there');
    }
  };

  return (
    <div className={styles.row}>
      {process.env.NODE_ENV === 'production' && (
        <>
          <button type="button" className={styles.copy} onClick={copy}>
            Copy page
          </button>
          <a href={exportUrl}>View as Markdown</a>
        </>
      )}
      <a href={feedbackUrl(props)}>Was this page wrong or unclear?</a>
      <span role="status" className={styles.answer}>
        {answer}
      </span>
    </div>
  );
}
