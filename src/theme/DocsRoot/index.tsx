/**
 * Why: each section has an accent colour (src/css/tokens.css), set by a class in the server's HTML. The outermost component of a
 *   document sets it: that component hydrates first, and would otherwise remove the class until the inner ones have hydrated.
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
