import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Nodes} from 'mdast';
import {readBody} from '../../content/parse';

/** Blocks whose texts do not run on into each other. */
const blocks = new Set(['paragraph', 'heading', 'tableCell', 'code', 'listItem', 'mdxJsxFlowElement']);

function plain(node: Nodes): string {
  // A line break of the source is a space: only blocks end at a new line.
  const inLine = node.type === 'text' || node.type === 'inlineCode' ? node.value.replace(/\n/g, ' ') : '';
  const own = node.type === 'code' ? node.value : inLine;
  const inside = 'children' in node ? node.children.map((child) => plain(child)).join('') : '';
  const directive = node.type === 'textDirective' ? `:${node.name}` : '';
  const text = own + directive + inside;
  return blocks.has(node.type) ? `\n${text}\n` : text;
}

const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * What a page says, block by block, without markup.
 * @param source whole text of the page
 */
export function wordsOf(source: string): string[] {
  const {tree} = readBody(source);
  return tree ? plain(tree).split('\n').map(spaced).filter(Boolean) : [];
}

/** Whether words stand in one block of a page; `**` and backticks in them do not count. */
export const stands = (blocksOfPage: readonly string[], words: string) => {
  const looked = spaced(words.replace(/\*\*|`/g, ''));
  return blocksOfPage.some((block) => block.replace(/\*\*|`/g, '').includes(looked));
};

/**
 * Reads pages as `wordsOf` does, each once.
 * @returns the blocks of a page by its file, undefined where there is no such file
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
