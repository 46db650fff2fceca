/**
 * Upstream hash: sha256 a04449664c494f319a2d62b4ffbaec21a58226966925aa55ce27352c92be193a
 * Why: adds a landmark, so that screen reader users can find or skip the table of contents, and an entry for
 *   the top of the page, which is current until the reader reaches the first heading.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import TOC from '@theme/TOC';
import type {ReactNode} from 'react';

/** An empty hash (`#`) links to the top of the page. */
const top = {value: 'Overview', id: '', level: 2};

export default function DocItemTOCDesktop(): ReactNode {
  const {toc, frontMatter} = useDoc();
  return (
    <nav className="toc-landmark" aria-label="On this page">
      <TOC
        toc={[top, ...toc]}
        minHeadingLevel={frontMatter.toc_min_heading_level}
        maxHeadingLevel={frontMatter.toc_max_heading_level}
        className={ThemeClassNames.docs.docTocDesktop}
      />
    </nav>
  );
}
