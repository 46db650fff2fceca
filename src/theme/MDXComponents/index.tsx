/**
 * Why: renders Markdown images and tables with components of this site. Other components are imported by the
 *   pages that use them (src/build/remark/page-components).
 */
import MDXComponents from '@theme-original/MDXComponents';
import Picture from '@site/src/components/Picture';
import MarkdownTable from '@site/src/components/MarkdownTable';

export default {...MDXComponents, img: Picture, table: MarkdownTable};
