import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {serverConstant} from './split-page';

/**
 * Docusaurus plugin: tells `split-page.ts` which compiler is at work, and has the browser's bundle leave out what only
 * static content imports.
 */
export default function staticContent({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'static-content',

    configureWebpack(_config, isServer, {currentBundler}) {
      const {DefinePlugin} = currentBundler.instance;
      return {
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
