import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {readBody} from '../../content/parse';

/** Types of blocks, whose texts are kept apart. */
const blocks = new Set(['paragraph', 'heading', 'tableCell', 'code', 'listItem', 'mdxJsxFlowElement']);

function plain(node: Nodes): string {
  // A line break in the source is a space, because here only blocks end with a new line.
  const inLine = node.type === 'text' || node.type === 'inlineCode' ? node.value.replace(/\n/g, ' ') : '';
  const own = node.type === 'code' ? node.value : inLine;
  const inside = 'children' in node ? node.children.map((child) => plain(child)).join('') : '';
  const directive = node.type === 'textDirective' ? `:${node.name}` : '';
  const text = own + directive + inside;
  return blocks.has(node.type) ? `\n${text}\n` : text;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * The texts of a page's blocks, without markup.
 * @param source whole text of the page
 */
export function wordsOf(source: string): string[] {
  const {tree} = readBody(source);
  return tree ? plain(tree).split('\n').map(spaced).filter(Boolean) : [];
}

/** Whether words are within one block of a page; `**` and backticks in them are ignored. */
export const isOnPage = (blocksOfPage: readonly string[], words: string) => {
  const looked = spaced(words.replace(/\*\*|`/g, ''));
  return blocksOfPage.some((block) => block.replace(/\*\*|`/g, '').includes(looked));
};

/**
 * Returns a cached `wordsOf` for the pages of a repository.
 * @returns a function from a page's file to its blocks; undefined if the file does not exist
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
