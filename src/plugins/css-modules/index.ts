import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheFor} from '../bundler-cache';

const loader = path.join(__dirname, 'loader.mjs');

/** The parts of a rule that are used here. */
interface Rule {
  use?: unknown;
}

interface Loader {
  loader?: string;
  options?: {modules?: {exportOnlyLocals?: boolean}; postcssOptions?: object};
}

/**
 * The framework's loaders of a style sheet, without PostCSS and with a loader of CSS modules that does without it.
 * @param loaders of one rule
 */
export function leanLoaders(loaders: readonly Loader[]): Loader[] {
  return loaders
    .filter(({options}) => !options?.postcssOptions)
    .map((one) =>
      one.options?.modules
        ? {
            loader,
            options: {namesOnly: one.options.modules.exportOnlyLocals},
          }
        : one,
    ) as Loader[];
}

/**
 * Leaves it to Lightning CSS alone to read CSS modules, to make the style sheets small, and to write them for the browsers
 * that package.json names. By itself Docusaurus has PostCSS do all that before, in the one thread that all loaders share: its
 * `postcss-preset-env` takes two seconds of every cold build, the names of CSS modules as long again, and its
 * loader another second for looking for a configuration in all folders above each style sheet.
 * Lightning CSS adds fewer prefixes. By hand are written `-webkit-print-color-adjust`, and the parts of `text-decoration`
 * instead of all in one where there is more to it than a line: Safari before 26 does not know the latter.
 */
export default function cssModules(): Plugin {
  return {
    name: 'css-modules',
    configureWebpack(config) {
      const rules = ((config.module?.rules ?? []) as Rule[]).filter(({use}) => Array.isArray(use));
      const isForModules = ({use}: Rule) => (use as Loader[]).some(({options}) => options?.modules);
      if (rules.filter(isForModules).length !== 1) {
        throw new Error(
          'src/plugins/css-modules found no rule for CSS modules. ' +
            'Compare `module.rules` in @docusaurus/core/lib/webpack/base.js.',
        );
      }
      for (const rule of rules) {
        rule.use = leanLoaders(rule.use as Loader[]);
      }
      return cacheFor(config, readFileSync(loader, 'utf8'));
    },
  };
}
