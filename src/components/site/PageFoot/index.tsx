import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import type {ReactNode} from 'react';
import {newIssueUrl, site} from '@site/src/config/site';
import styles from './styles.module.css';

interface Page {
  title: string;
  /** Absolute path of the page, percent-encoded. */
  path: string;
  /** File of the page in the repository. */
  source: string;
}

interface Props extends Page {
  editUrl?: string | null;
  /** In milliseconds. */
  lastUpdatedAt?: number | null;
}

/** Address of a new issue with title and text filled in, to which the reader adds the mistake. */
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

/** The row below a document: edit it, report a problem with it, when it was updated. */
export default function PageFoot({editUrl, lastUpdatedAt, ...page}: Props): ReactNode {
  return (
    <div className={styles.row}>
      {editUrl && <EditThisPage editUrl={editUrl} />}
      <a href={feedbackUrl(page)}>Report a problem</a>
      {lastUpdatedAt && <LastUpdated lastUpdatedAt={lastUpdatedAt} />}
    </div>
  );
}
