/**
 * Why: what Markdown writes as a picture or a table is rendered by components of ours. Those that a page names are imported by
 *   the page itself (src/build/remark/page-components).
 */
import MDXComponents from '@theme-original/MDXComponents';
import Picture from '@site/src/components/Picture';
import MarkdownTable from '@site/src/components/MarkdownTable';

export default {...MDXComponents, img: Picture, table: MarkdownTable};
