import type {RequestHandler} from 'webpack-dev-server';
import type {Plugin} from '@docusaurus/types';

/** The part of Rspack that is used here. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): RequestHandler;
}

/** Docusaurus plugin: `npm start` compiles a page when it is first opened, not before the first one is shown. */
export default function lazyPages(): Plugin {
  return {
    name: 'lazy-pages',
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (process.env.NODE_ENV === 'production') {
        return {};
      }
      const {lazyCompilationMiddleware} = currentBundler.instance as unknown as Rspack;
      let compilePage: RequestHandler;
      return {
        lazyCompilation: {entries: false, test: /\.mdx$/},
        plugins: [{apply: (compiler: unknown) => void (compilePage = lazyCompilationMiddleware(compiler))}],
        devServer: {setupMiddlewares: (others: RequestHandler[]) => [compilePage, ...others]},
        // The list of modules asks for the number of each, for servers; that alone has all of them compiled.
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/]registry\.js$/,
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  target: 'esnext',
                  transform: {optimizer: {globals: {vars: {'require.resolveWeak': 'String'}}}},
                },
              },
            },
          ],
        },
      } as object;
    },
  };
}
