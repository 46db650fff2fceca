import Head from '@docusaurus/Head';
import {site} from '@site/src/config/site';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';
import {crashReportUrl, errorMessage} from './report';
import shared from '../../shared.module.css';
import styles from './styles.module.css';

/**
 * Renders the page that is shown when a page fails to render: an explanation, a retry button, and links to the home
 * page and a report. It does not use theme state or the router, which may have crashed, so its links cause a full
 * page load.
 */
export default function CrashPage({error, tryAgain}: Props): ReactNode {
  const inBrowser = typeof window !== 'undefined';
  const path = inBrowser ? window.location.pathname + window.location.search + window.location.hash : '';
  const report = crashReportUrl(path, error, inBrowser ? navigator.userAgent : '');
  return (
    <main className={shared.page}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed.</h1>
      <p>Something in it does not work. The text of the page may show after another try.</p>
      <div className={styles.actions}>
        <button type="button" className={styles.again} onClick={tryAgain}>
          Try again
        </button>
        <a href={site.baseUrl}>Go to the home page</a>
        <a href={report}>Report this crash</a>
      </div>
      <p className={styles.label}>Error message</p>
      <pre className={styles.message}>{errorMessage(error)}</pre>
      <p className={shared.quiet}>
        The report opens on GitHub with this page, this message and your browser filled in.
      </p>
    </main>
  );
}
