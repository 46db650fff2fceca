import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  onClick: () => void;
  /** Called when the reader is about to click the button, for example on hover. */
  onIntent: () => void;
}

/**
 * Renders the search button of the navbar. `data-search-opener` marks it for the loader
 * (src/client/hydration). The HTML contains both shortcuts, for macOS and for other systems. The attribute
 * `data-os`, which is set before the first paint, selects one of them.
 */
export default function SearchButton({onClick, onIntent}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      data-search-opener
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K /"
      onClick={onClick}
      onFocus={onIntent}
      onMouseEnter={onIntent}
      onTouchStart={onIntent}
    >
      <svg className={styles.icon} viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
        <path d="M4 1h5v1h2v2h1v5h-1v1h1v1h1v1h1v1h1v2h-2v-1h-1v-1h-1v-1h-1v-1h-1v1H4v-1H2V9H1V4h1V2h2zm0 2v1H3v5h1v1h5V9h1V4H9V3z" />
      </svg>
      <span className={styles.text}>Search</span>
      <kbd className={`${styles.keys} ${styles.other}`} aria-hidden="true">
        Ctrl K
      </kbd>
      <kbd className={`${styles.keys} ${styles.macos}`} aria-hidden="true">
        ⌘ K
      </kbd>
    </button>
  );
}
