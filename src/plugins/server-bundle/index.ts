import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export const pluginName = 'server-bundle';

/** What the server asks for, where, and who answers. */
export const replaced: [asked: RegExp, by: RegExp, file: string][] = [
  [/^react-helmet-async$/, /@docusaurus[\\/]core[\\/]lib[\\/]client$/, 'helmet.ts'],
  [/^\.\/renderToHtml$/, /@docusaurus[\\/]core[\\/]lib[\\/]client$/, 'render-to-html.ts'],
  [/^\.\/utils\/IntlUtils$/, /@docusaurus[\\/]theme-common[\\/]lib$/, 'intl-utils.ts'],
];

/**
 * Makes drawing pages on the server cheaper.
 *
 * All code that pages are drawn with gets one file. By itself the bundler repeats in each page's chunk every component that
 * the page draws: a hundred kilobytes to write, to read and to parse, of which a third is the page's own.
 *
 * And what is worked out more often than needed comes from here.
 */
export default function serverBundle({siteDir}: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/plugins/server-bundle');
  return {
    name: pluginName,
    configureWebpack(_config, isServer, {currentBundler}) {
      if (!isServer) {
        return {};
      }
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const code = {
        name: 'code',
        // Not pages and not data, which are a page's own: it is drawn again when those change.
        test: /\.(?:[cm]?[jt]sx?|css)$/,
        chunks: 'async' as const,
        enforce: true,
        minChunks: 1,
      };
      return {
        optimization: {
          // No browser keeps the server's files by their names: what the bundler says of them is enough.
          realContentHash: false,
          splitChunks: {cacheGroups: {default: false, defaultVendors: false, code}},
        },
        plugins: replaced.map(
          ([asked, by, file]) =>
            new NormalModuleReplacementPlugin(asked, (request) => {
              if (by.test(request.context)) {
                request.request = path.join(folder, file);
              }
            }),
        ),
      };
    },
  };
}
