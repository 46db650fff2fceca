/**
 * Why: upstream sets no description, so search engines and link previews show text from the navigation menu.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type {ReactNode} from 'react';

export default function DocTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <DocTagsListPage {...props} />
      <PageMetadata description="Every tag of the documentation, from A to Z, with the number of pages that have it." />
    </>
  );
}
