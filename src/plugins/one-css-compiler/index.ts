import type {Plugin} from '@docusaurus/types';

/** The part of a rule that is used here. */
interface Rule {
  use?: unknown;
}

const isPostcss = (loader: unknown) =>
  (loader as {options?: {postcssOptions?: object}}).options?.postcssOptions;

/**
 * Leaves it to Lightning CSS alone, which makes the style sheets small, to write them for the browsers that
 * package.json names. By itself Docusaurus has PostCSS do the same before: its `postcss-preset-env` takes two seconds of
 * every cold build, and its loader another for looking for a configuration in all folders above each style sheet.
 * Lightning CSS adds fewer prefixes. By hand are written `-webkit-print-color-adjust`, and the parts of `text-decoration`
 * instead of all in one where there is more to it than a line: Safari before 26 does not know the latter.
 */
export default function oneCssCompiler(): Plugin {
  return {
    name: 'one-css-compiler',
    configureWebpack({module}) {
      for (const rule of (module?.rules ?? []) as Rule[]) {
        if (Array.isArray(rule.use)) {
          rule.use = rule.use.filter((loader) => !isPostcss(loader));
        }
      }
      return {};
    },
  };
}
