import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {readBody} from '../../content/parse';

/** Types of nodes that begin a new block of text. */
const blocks = new Set(['paragraph', 'heading', 'tableCell', 'code', 'listItem', 'mdxJsxFlowElement']);

function plain(node: Nodes): string {
  // A line break in the source becomes a space, because line breaks separate blocks in the result.
  const inLine = node.type === 'text' || node.type === 'inlineCode' ? node.value.replace(/\n/g, ' ') : '';
  const own = node.type === 'code' ? node.value : inLine;
  const inside = 'children' in node ? node.children.map((child) => plain(child)).join('') : '';
  const directive = node.type === 'textDirective' ? `:${node.name}` : '';
  const text = own + directive + inside;
  return blocks.has(node.type) ? `\n${text}\n` : text;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the text of each block of a page, without markup.
 * @param source source of the page
 */
export function wordsOf(source: string): string[] {
  const {tree} = readBody(source);
  return tree ? plain(tree).split('\n').map(spaced).filter(Boolean) : [];
}

/** Returns whether one of the blocks contains the words. Ignores `**` and backticks. */
export const isOnPage = (blocksOfPage: readonly string[], words: string) => {
  const looked = spaced(words.replace(/\*\*|`/g, ''));
  return blocksOfPage.some((block) => block.replace(/\*\*|`/g, '').includes(looked));
};

/**
 * Creates a cached version of `wordsOf`.
 * @returns a function that takes the path of a page and returns its blocks, or undefined if the file does not exist
 */
export function pageReader(root: string): (page: string) => string[] | undefined {
  const read = new Map<string, string[] | undefined>();
  return (page) => {
    if (!read.has(page)) {
      const file = path.join(root, page);
      read.set(page, existsSync(file) ? wordsOf(readFileSync(file, 'utf8')) : undefined);
    }
    return read.get(page);
  };
}
