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
      <svg className={styles.spinner} viewBox="0 0 8 8" shapeRendering="crispEdges" aria-hidden="true">
        <path d="M0 0h3v3H0z" />
        <path d="M5 0h3v3H5z" />
        <path d="M5 5h3v3H5z" />
        <path d="M0 5h3v3H0z" />
      </svg>
      <span className="visually-hidden">Loading…</span>
    </div>
  ) : null;
}
