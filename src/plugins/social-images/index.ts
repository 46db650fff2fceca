import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {find, hasClass} from '../../build/post/dom';
import type {BuiltFolder, Step} from '../../build/post/pages';
import {sectionOf} from '../../config/sections';
import {socialImage} from '../../config/site';
import {textOf} from '../../search/records/text';
import {encodeBlocks} from '../../sprites/png';
import {blockSize, drawCard} from './draw';

/** Draws, for every document, the picture that other sites show beside a link to it. */
export function socialImages({folder, baseUrl}: BuiltFolder): Step {
  return {
    page({root, route}) {
      const article = find(root, (one) => hasClass(one, 'theme-doc-markdown'));
      const title = article && find(article, ({tagName}) => tagName === 'h1');
      if (title) {
        const file = path.join(folder, socialImage(`/${route.slice(baseUrl.length)}`));
        mkdirSync(path.dirname(file), {recursive: true});
        writeFileSync(file, encodeBlocks(drawCard(textOf(title), sectionOf(route)), blockSize));
      }
    },
  };
}
