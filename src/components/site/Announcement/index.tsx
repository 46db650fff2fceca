import {ThemeClassNames} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The message as HTML; it comes from the site's own config. */
  html: string;
  closeable: boolean;
  onClose: () => void;
}

/** The message above the navbar: a named region, so that it can be reached and skipped. */
export default function Announcement({html, closeable, onClose}: Props): ReactNode {
  const close = () => {
    onClose();
    // The button is gone; without a new place the keyboard would start over at the top of the browser.
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  };
  return (
    <section
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
      aria-label="Announcement"
    >
      <div className={styles.message} dangerouslySetInnerHTML={{__html: html}} />
      {closeable && (
        <button type="button" className={styles.close} aria-label="Close announcement" onClick={close}>
          <svg viewBox="0 0 7 7" shapeRendering="crispEdges" aria-hidden="true">
            <path d="M0 0h1v1h1v1h1v1h1V2h1V1h1V0h1v1H6v1H5v1H4v1h1v1h1v1h1v1H6V6H5V5H4V4H3v1H2v1H1v1H0V6h1V5h1V4h1V3H2V2H1V1H0z" />
          </svg>
        </button>
      )}
    </section>
  );
}
