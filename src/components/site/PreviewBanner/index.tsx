import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {site} from '@site/src/config/site';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Says on every page of a pull request's preview that it is one; nothing on the published site.
 * The number comes from the build's environment (`src/config/preview.ts`).
 */
export default function PreviewBanner(): ReactNode {
  const {preview} = useDocusaurusContext().siteConfig.customFields as {preview?: number};
  if (preview === undefined) {
    return null;
  }
  return (
    <section className={styles.banner} aria-label="Preview">
      <strong>Preview of pull request {preview}.</strong> Not reviewed, not published.{' '}
      <a href={`${site.repository}/pull/${preview}`}>What it changes</a>{' '}
      <a href={site.url}>The published site</a>
    </section>
  );
}
