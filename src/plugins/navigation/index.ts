import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export const pluginName = 'navigation';

/**
 * Puts src/navigation into the bundle: what runs before the router, and what fetches pages for it. The server gets what
 * finds the route of each page that it draws among the few that can match it: by itself the router compares a page with
 * all routes up to its own, several times, which was a fifth of the time that drawing a thousand pages took.
 */
export default function navigation({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/navigation');
  return {
    name: pluginName,

    getClientModules: () => [path.join(folder, 'address.ts')],

    configureWebpack(_config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer) {
        const server = path.join(folder, 'server');
        const replace = (name: RegExp, file: string) =>
          new NormalModuleReplacementPlugin(name, (request) => {
            // Its stand-in asks for the original.
            if (request.context !== server) {
              request.request = path.join(server, file);
            }
          });
        return {
          plugins: [
            replace(/^react-router-config$/, 'router-config.tsx'),
            replace(/^@docusaurus\/router$/, 'router.ts'),
          ],
        };
      }
      return {
        plugins: [
          new NormalModuleReplacementPlugin(/^\.\/(?:preload|prefetch)$/, (request) => {
            if (/@docusaurus[\\/]core[\\/]lib[\\/]client$/.test(request.context)) {
              request.request = path.join(folder, `${path.basename(request.request)}.ts`);
            }
          }),
          new NormalModuleReplacementPlugin(/^@theme\/NotFound\/Content$/, (request) => {
            if (/[\\/]theme[\\/]DocRoot$/.test(request.context)) {
              request.request = path.join(folder, 'not-found.tsx');
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
