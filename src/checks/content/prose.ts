import type {Nodes, Root} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {startOf} from '../../content/body';

/** A paragraph, heading or table row. Inline code in `text` is in backticks. */
export interface Block {
  text: string;
  line: number;
  column: number;
}

function writtenIn(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return `\`${node.value}\``;
  }
  const parts = 'children' in node ? node.children.map(writtenIn) : 'value' in node ? [node.value] : [];
  return parts.join(node.type === 'tableRow' ? ' ' : '');
}

/** Returns the paragraphs, headings and table rows of a page. */
export function blocksOf(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, ['paragraph', 'heading', 'tableRow'], (node) => {
    blocks.push({text: writtenIn(node), ...startOf(node)});
    return SKIP;
  });
  return blocks;
}
