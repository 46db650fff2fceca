import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {partsFile} from '../../client/static-content/address';
import {cacheFor} from '../../plugins/bundler-cache';
import {eachPage} from '../../plugins/each-page';
import {cutParts} from './cut';
import {serverConstant} from './split-page';

/** What compiled pages depend on, besides their text. */
const rules = ['split-page.ts', 'static-nodes.ts', '../../components/registry.ts'];

/**
 * Docusaurus plugin: has the browser's bundle leave out what only static content imports, and writes the static content of
 * each document to a file, for browsers that came in on another page.
 * @throws Error that names the page whose static elements could not be told apart
 */
export default function staticContent({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'static-content',

    configureWebpack(config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      const text = rules.map((file) => readFileSync(path.join(__dirname, file), 'utf8')).join('');
      return {
        ...cacheFor(config, text),
        plugins: [new DefinePlugin({[serverConstant]: JSON.stringify(isServer)})],
        module: {
          rules: [
            {
              // A page's import of one that it does not use goes. Styles stay: they are used by their names.
              test: /\.(?:tsx?|json)$/,
              include: [
                path.join(siteDir, 'src/components'),
                path.join(siteDir, 'src/client/static-content'),
                path.join(generatedFilesDir, 'structured-data'),
              ],
              sideEffects: false,
            },
          ],
        },
      };
    },

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
          `${problems.join('\n')}\nA component that is not static in src/components/registry.ts must draw ` +
            'exactly one element where it stands between paragraphs; give it a box.',
        );
      }
    },
  };
}
