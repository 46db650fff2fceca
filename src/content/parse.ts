import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds} from '@docusaurus/utils';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {bodyOf} from './body';
import type {Body} from './types';

const processor = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkMdx)
  .freeze();

/** Admonition keywords. Docusaurus rewrites their titles (`:::note Title`) before it parses a page. */
const admonitions = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
];

/**
 * Parses the body of a page the way Docusaurus's MDX loader does, with the same anchors.
 * @param source complete text of the page, including front matter
 * @returns the content of the body; a syntax error is returned in `problem` instead of thrown
 */
export function readBody(source: string): Body {
  let tree: Root;
  try {
    tree = processor.parse(admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), admonitions));
  } catch (error) {
    return {...bodyOf({type: 'root', children: []}), problem: toSyntaxProblem(error)};
  }
  return bodyOf(tree);
}

/** Converts the VFileMessage that the parser throws. A missing `line` or `column` becomes 1. */
function toSyntaxProblem(error: unknown) {
  const {reason, message, line, column} = error as {
    reason?: string;
    message: string;
    line?: number;
    column?: number;
  };
  return {reason: reason ?? message, line: line ?? 1, column: column ?? 1};
}
