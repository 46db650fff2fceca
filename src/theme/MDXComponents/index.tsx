/**
 * Why: pictures and tables in Markdown are rendered by components of this site. Components that a page names are imported by
 *   that page (src/build/remark/page-components).
 */
import MDXComponents from '@theme-original/MDXComponents';
import Picture from '@site/src/components/Picture';
import MarkdownTable from '@site/src/components/MarkdownTable';

export default {...MDXComponents, img: Picture, table: MarkdownTable};
