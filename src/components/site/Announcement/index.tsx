import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar, useLocalPathname} from '@docusaurus/theme-common/internal';
import {site} from '@site/src/config/site';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders the messages above the navbar, as named regions for screen readers: a notice on previews of pull requests
 * (`src/config/preview.ts`), and the announcement on the home page unless the reader has closed it.
 */
export default function Announcement(): ReactNode {
  const {preview} = useDocusaurusContext().siteConfig.customFields as {preview?: number};
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  const isHome = useLocalPathname() === '/';
  const closeBar = () => {
    close();
    // Move the focus, because the focused button is removed.
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  };
  return (
    <>
      {preview !== undefined && (
        <section className={styles.preview} aria-label="Preview">
          <p className={styles.message}>
            <strong>Preview of pull request {preview}.</strong> Not reviewed, not published.{' '}
            <a href={`${site.repository}/pull/${preview}`}>What it changes</a>{' '}
            <a href={site.url}>The published site</a>
          </p>
        </section>
      )}
      {announcementBar && isActive && isHome && (
        <section
          className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`}
          aria-label="Announcement"
        >
          <div className={styles.message} dangerouslySetInnerHTML={{__html: announcementBar.content}} />
          {announcementBar.isCloseable && (
            <button type="button" className={styles.close} aria-label="Close announcement" onClick={closeBar}>
              <svg viewBox="0 0 7 7" shapeRendering="crispEdges" aria-hidden="true">
                <path d="M0 0h1v1h1v1h1v1h1V2h1V1h1V0h1v1H6v1H5v1H4v1h1v1h1v1h1v1H6V6H5V5H4V4H3v1H2v1H1v1H0V6h1V5h1V4h1V3H2V2H1V1H0z" />
              </svg>
            </button>
          )}
        </section>
      )}
    </>
  );
}
