import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export const pluginName = 'navigation';

/** Puts src/navigation into the bundle: what runs before the router, and what fetches pages for it. */
export default function navigation({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/navigation');
  return {
    name: pluginName,

    getClientModules: () => [path.join(folder, 'address.ts')],

    configureWebpack(_config, isServer, {currentBundler}) {
      if (isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|prefetch)$/, (request) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(request.context)) {
              request.request = path.join(folder, `${path.basename(request.request)}.ts`);
            }
          }),
          new NormalModuleReplacementPlugin(/theme-classic[\\/]lib[\\/]nprogress$/, (request) => {
            // Its stand-in asks for the original.
            if (request.context !== folder) {
              request.request = path.join(folder, 'progress.ts');
            }
          }),
        ],
      };
    },
  };
}
