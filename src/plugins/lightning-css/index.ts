import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {cacheFor} from '../bundler-cache';

/** The parts of a rule that are used here. */
interface Rule {
  use?: unknown;
}

interface Loader {
  loader?: string;
  options?: {modules?: {exportOnlyLocals?: boolean}; postcssOptions?: object};
}

const loader = path.join(__dirname, 'loader.mjs');

/**
 * Our loader in place of the framework's for a style sheet. What puts sheets into a file of their own stays.
 * @param loaders of one rule
 * @returns nothing for a rule about something else
 */
export function lightningLoaders(loaders: readonly Loader[]): Loader[] | undefined {
  const find = (name: RegExp) => loaders.find((one) => name.test(String(one.loader)));
  const css = find(/[\\/]css-loader[\\/]/);
  const isIgnored = find(/[\\/]null-loader[\\/]/) !== undefined;
  if (!css && !isIgnored) {
    return undefined;
  }
  const modules = css?.options?.modules;
  const options = {
    isModule: modules !== undefined,
    namesOnly: isIgnored || modules?.exportOnlyLocals === true,
  };
  const extract = options.namesOnly ? [] : loaders.slice(0, 1);
  return [...extract, {loader, options} as Loader];
}

/**
 * Leaves it to Lightning CSS alone to read style sheets, to make them small, and to write them for the browsers that
 * package.json names. By itself Docusaurus has PostCSS do all that before, in the one thread that all loaders share: its
 * `postcss-preset-env` takes two seconds of every cold build, the names of CSS modules as long again, its loader another
 * second for looking for a configuration in all folders above each style sheet, and all of them most of a second to load.
 * Lightning CSS adds fewer prefixes. By hand are written `-webkit-print-color-adjust`, and the parts of `text-decoration`
 * instead of all in one where there is more to it than a line: Safari before 26 does not know the latter.
 */
export default function lightningCss(): Plugin {
  return {
    name: 'lightning-css',
    configureWebpack(config) {
      let found = 0;
      for (const rule of (config.module?.rules ?? []) as Rule[]) {
        const ours = Array.isArray(rule.use) ? lightningLoaders(rule.use as Loader[]) : undefined;
        if (ours) {
          rule.use = ours;
          found += 1;
        }
      }
      if (found !== 2) {
        throw new Error(
          `src/plugins/lightning-css expected two rules for style sheets and found ${found}. ` +
            'Compare `module.rules` in @docusaurus/core/lib/webpack/base.js.',
        );
      }
      return cacheFor(config, readFileSync(loader, 'utf8'));
    },
  };
}
