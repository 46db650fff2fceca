import type Loading from '@theme/Loading';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders the state of loading a page's code: nothing at first, then a spinner, or the error and a Retry button.
 */
export default function LoadingState({error, pastDelay, retry}: ComponentProps<typeof Loading>): ReactNode {
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
        <path d="M0 0h3v3H0zM5 0h3v3H5zM5 5h3v3H5z" />
      </svg>
      <span className="visually-hidden">Loading…</span>
    </div>
  ) : null;
}
