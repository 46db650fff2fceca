import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFor} from '../../plugins/bundler-cache';
import {serverConstant} from './split-page';

/** What compiled pages depend on, besides their text. */
const rules = ['split-page.ts', 'static-nodes.ts', '../../components/registry.ts'];

/**
 * Docusaurus plugin: tells `split-page.ts` which compiler is at work, and has the browser's bundle leave out what only
 * static content imports.
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
  };
}
