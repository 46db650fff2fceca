import {sectionOf} from '../../config/sections';
import {find, hasClass} from '../../build/post/dom';
import type {Node} from '../../build/post/dom';
import {textOf} from '../../search/records/text';
import {encodeBlocks} from '../../sprites/png';
import {blockSize, drawCard} from './draw';

/**
 * The picture that other sites show beside a link to a document.
 * @param root the built page, parsed
 * @param route absolute path, decoded
 * @returns a PNG file; undefined for a page that is no document
 * @throws Error for a title that cannot be written
 */
export function imageOf(root: Node, route: string): Uint8Array | undefined {
  const article = find(root, (one) => hasClass(one, 'theme-doc-markdown'));
  const title = article && find(article, ({tagName}) => tagName === 'h1');
  if (!title) {
    return undefined;
  }
  return encodeBlocks(drawCard(textOf(title), sectionOf(route)), blockSize);
}
