/**
 * Draws: the text of a document, under its title a line with what the facts were checked against.
 * Upstream: @docusaurus/theme-classic 3.8.1, theme/DocItem/Content/index.tsx
 * Kind: wrapped (puts the line in front of the text)
 * Why: readers have to see the version before they follow the steps; it comes from the front matter key `verified_for`.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import VerifiedFor from '@site/src/components/site/VerifiedFor';
import DocItemContent from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import type {ReactNode} from 'react';

export default function DocItemContentWithVersion({children}: Props): ReactNode {
  const {verified_for: verifiedFor} = useDoc().frontMatter as {verified_for?: string};
  return (
    <DocItemContent>
      <VerifiedFor what={verifiedFor} />
      {children}
    </DocItemContent>
  );
}
