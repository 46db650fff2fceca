import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What kept the page's code from loading, if it failed. */
  error: unknown;
  /** Whether the loader has been at it for longer than its delay of 200 ms. */
  pastDelay: boolean;
  /** Loads the page's code once more. */
  retry: () => void;
}

/** In place of a page whose code is still loading (nothing, then a spinner) or could not be loaded (error and Retry). */
export default function LoadingState({error, pastDelay, retry}: Props): ReactNode {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p className={styles.title}>This page could not be loaded.</p>
        <p className={styles.message}>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className={styles.spoken}>Loading…</span>
    </div>
  ) : null;
}
