/**
 * Upstream hash: sha256 e66cb95f8e068ca27ab2d2ac0ac2b0b27d65a2bcd45933aa47d246d0a8fc19af
 * Why: shows the edit link, a link for reporting a mistake, and the date in one row below the tags. Also adds
 *   a <link> to the page's Markdown copy for programs.
 */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageFoot from '@site/src/components/site/PageFoot';
import TagsListInline from '@theme/TagsListInline';
import type {ReactNode} from 'react';

export default function DocItemFooter(): ReactNode {
  const {
    metadata: {title, permalink, source, editUrl, lastUpdatedAt, tags},
  } = useDoc();
  const path = permalink.replace(/\/$/, '');
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={`${path}.md`} />
      </Head>
      <footer className={ThemeClassNames.docs.docFooter}>
        {tags.length > 0 && (
          <div className={ThemeClassNames.docs.docFooterTagsRow}>
            <TagsListInline tags={tags} />
          </div>
        )}
        <PageFoot
          title={title}
          path={path}
          source={source.replace(/^@site\//, '')}
          editUrl={editUrl}
          lastUpdatedAt={lastUpdatedAt}
        />
      </footer>
    </>
  );
}
