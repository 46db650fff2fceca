/**
 * Why: sets the class of the section's accent colour (src/css/tokens.css) in the server-rendered HTML. It
 *   must be set in the outermost component, which hydrates first: otherwise, hydration would remove the class
 *   until the inner components are hydrated.
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
