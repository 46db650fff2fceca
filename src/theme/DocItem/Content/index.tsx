/**
 * Upstream hash: sha256 a60acf97ab953670816c13b7f28c68f9e3d15af00d5b9f8a5e602e8dcc20448b
 * Why: shows the versions in the front matter key `verified_for` before the text, so that readers see them
 *   before the steps. In narrow windows, the title comes before the collapsed table of contents. A button to
 *   copy the page is beside the title.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import CopyPage from '@site/src/components/site/CopyPage';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle, toc} = useDoc();
  const {verified_for: verifiedFor} = frontMatter as {verified_for?: string};
  // `contentTitle` is an h1 in the text of the page.
  const hasTitle = !frontMatter.hide_title && contentTitle === undefined;
  return (
    <div className="theme-doc-markdown markdown">
      {hasTitle && (
        <header className={styles.title}>
          <Heading as="h1">{metadata.title}</Heading>
          <CopyPage path={metadata.permalink.replace(/\/$/, '')} />
        </header>
      )}
      {!frontMatter.hide_table_of_contents && toc.length > 0 && (
        <TOCCollapsible
          toc={toc}
          minHeadingLevel={frontMatter.toc_min_heading_level}
          maxHeadingLevel={frontMatter.toc_max_heading_level}
          className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}
        />
      )}
      <MDXContent>
        {verifiedFor !== undefined && (
          <p className={styles.verified} data-search="off">
            Facts checked for {verifiedFor}
          </p>
        )}
        {children}
      </MDXContent>
    </div>
  );
}
