import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheFor} from '../plugins/bundler-cache';
import {eachPage} from '../plugins/each-page';
import {partsFile} from './address';
import {cutParts} from './cut';

/**
 * Docusaurus plugin: writes the still parts of each document to a file, for browsers that came in on another page.
 * @throws Error that names the page whose parts could not be told apart
 */
export default function staticBlocks(): Plugin {
  return {
    name: 'static-blocks',

    // Other rules for what is still make other pages.
    configureWebpack: (config) => cacheFor(config, readFileSync(path.join(__dirname, 'mark.mjs'), 'utf8')),

    async postBuild({outDir}) {
      const problems: string[] = [];
      await eachPage(outDir, (html, name) => {
        let cut;
        try {
          cut = cutParts(html);
        } catch (error) {
          problems.push(`${name}: ${(error as Error).message}`);
        }
        if (cut) {
          const file = path.join(outDir, partsFile(name.replace(/(?:\/index)?\.html$/, '')));
          mkdirSync(path.dirname(file), {recursive: true});
          writeFileSync(file, JSON.stringify(cut));
        }
      });
      if (problems.length > 0) {
        throw new Error(
          `${problems.join('\n')}\nA component that is not in the list \`still\` of src/static-blocks/mark.mjs must draw ` +
            'exactly one element where it stands between paragraphs; give it a box.',
        );
      }
    },
  };
}
