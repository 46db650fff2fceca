import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {newIssueUrl, site} from '@site/src/config/site';
import styles from './styles.module.css';

interface Page {
  title: string;
  /** Percent-encoded absolute path of the page. */
  path: string;
  /** Path of the page's source file in the repository. */
  source: string;
}

interface Props extends Page {
  editUrl?: string | null;
  /** Unix time in milliseconds. */
  lastUpdatedAt?: number | null;
}

/** Returns the address of a new issue with a title and a template for the description. */
function feedbackUrl({title, path, source}: Page): string {
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
 * Renders the row below a document: links to edit the page and to report a problem, and the date of the last
 * update.
 */
export default function PageFoot({editUrl, lastUpdatedAt, ...page}: Props): ReactNode {
  return (
    <div className={styles.row}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <a href={feedbackUrl(page)}>Report a problem</a>
      {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
    </div>
  );
}
