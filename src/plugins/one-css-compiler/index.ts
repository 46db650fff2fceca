import type {Plugin} from '@docusaurus/types';

/**
 * Leaves it to Lightning CSS alone, which makes the style sheets small, to write them for the browsers that
 * package.json names. By itself Docusaurus has `postcss-preset-env` do the same before: two seconds of every cold build.
 * Lightning CSS adds fewer prefixes. By hand are written `-webkit-print-color-adjust`, and the parts of `text-decoration`
 * instead of all in one where there is more to it than a line: Safari before 26 does not know the latter.
 */
export default function oneCssCompiler(): Plugin {
  return {
    name: 'one-css-compiler',
    configurePostCss: (options) => ({...options, plugins: []}),
  };
}
