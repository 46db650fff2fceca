import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {sectionOf} from '../../config/sections';
import {socialImage} from '../../config/site';
import {find, hasClass, parsePage} from '../../search/records/dom';
import {textOf} from '../../search/records/text';
import {encodeBlocks} from '../../sprites/png';
import {blockSize, drawCard} from './draw';

/** Draws, for every document, the picture that other sites show beside a link to it. */
export default function socialImages(): Plugin {
  return {
    name: 'social-images',
    async postBuild({outDir, routesPaths, baseUrl}) {
      for (const route of routesPaths.map((encoded) => decodeURI(encoded))) {
        const inside = route.slice(baseUrl.length);
        const html = await readFile(path.join(outDir, `${inside}.html`), 'utf8').catch(() => '');
        const article = find(parsePage(html), (one) => hasClass(one, 'theme-doc-markdown'));
        const title = article && find(article, ({tagName}) => tagName === 'h1');
        if (!title) {
          continue;
        }
        const file = path.join(outDir, socialImage(`/${inside}`));
        await mkdir(path.dirname(file), {recursive: true});
        try {
          await writeFile(file, encodeBlocks(drawCard(textOf(title), sectionOf(route)), blockSize));
        } catch (error) {
          throw new Error(`social-images: ${route}: ${(error as Error).message}`, {cause: undefined});
        }
      }
    },
  };
}
