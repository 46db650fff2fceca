/**
 * Why: readers get these parts once, as HTML, and not once more as script (src/client/static-content).
 */
import PageParts, {type PageContent} from '@site/src/client/static-content/PageParts';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import type {ReactNode} from 'react';

export default function DocItemWithParts(props: Props): ReactNode {
  return (
    <PageParts of={props.content as unknown as PageContent}>
      <DocItem {...props} />
    </PageParts>
  );
}
