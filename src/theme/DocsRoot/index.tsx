/**
 * Why: each section has its own accent (src/css/tokens.css); as a class it is already in the server's HTML. It is set by the
 *   outermost part of a document, which hydrates first: without it, that part takes the class away until the others follow.
 */
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {sectionOf} from '@site/src/config/sections';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';
import type {ReactNode} from 'react';

export default function DocsRootWithSection(props: Props): ReactNode {
  const section = sectionOf(useLocalPathname());
  return (
    <HtmlClassNameProvider className={section ? `section-${section.id}` : ''}>
      <DocsRoot {...props} />
    </HtmlClassNameProvider>
  );
}
