/**
 * Why: each section has its own accent (src/css/tokens.css); as a class it is already in the server's HTML.
 */
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import {useLocalPathname} from '@docusaurus/theme-common/internal';
import {sectionOf} from '@site/src/config/sections';
import DocRoot from '@theme-original/DocRoot';
import type {Props} from '@theme/DocRoot';
import type {ReactNode} from 'react';

export default function DocRootWithSection(props: Props): ReactNode {
  const section = sectionOf(useLocalPathname());
  return (
    <HtmlClassNameProvider className={section ? `section-${section.id}` : ''}>
      <DocRoot {...props} />
    </HtmlClassNameProvider>
  );
}
