import type * as Rspack from '@rspack/core';
import type {Plugin} from '@docusaurus/types';

/**
 * Docusaurus plugin: makes `npm start` compile a page when it is first opened, instead of all pages at startup.
 */
export default function lazyPages(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (process.env.NODE_ENV === 'production') {
        return {};
      }
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as typeof Rspack;
      return {
        lazyCompilation: {entries: false, test: /\.mdx$/},
        devServer: {
          setupMiddlewares: (others: unknown[], {compiler}: {compiler: Rspack.Compiler}) => [
            lazyCompilationMiddleware(compiler),
            ...others,
          ],
        },
        // Docusaurus's registry calls `require.resolveWeak` for each page, which would compile all pages.
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              loader: 'builtin:swc-loader',
              options: {
                jsc: {transform: {optimizer: {globals: {vars: {'require.resolveWeak': 'String'}}}}},
              },
            },
          ],
        },
      } as object;
    },
  };
}
