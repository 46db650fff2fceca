import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type webpack from 'webpack';
import {overrides, type Override} from './table';
import {packagedHash, themeOverrides} from './theme';

const table = 'src/build/overrides/table.ts';

/** Folders of handwritten and of generated replacements. */
type Folders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/**
 * @param rows of the table
 * @param siteDir absolute path of the folder with `node_modules`
 * @returns a message with the fix for each row whose upstream file has changed
 */
export function changedUpstreams(rows: readonly Override[], siteDir: string): string[] {
  return rows.flatMap(({name, replacement, upstream, sha256}) => {
    const found = packagedHash(siteDir, upstream);
    const fix = found
      ? `${upstream} has changed. Compare it with the previous version, make the changes that matter in ` +
        `${typeof replacement === 'string' ? replacement : table}, then write sha256: '${found}'.`
      : `${upstream} no longer exists. Find out what has replaced it, then correct or delete the row.`;
    return found === sha256 ? [] : [`${table}, row "${name}": ${fix}`];
  });
}

/** @returns the requests that a row replaces, with the file for each */
function replacementsOf(row: Override, {siteDir, generatedFilesDir}: Folders) {
  if (typeof row.replacement === 'string') {
    return [{request: row.request!, file: path.join(siteDir, row.replacement)}];
  }
  return Object.entries(row.replacement(generatedFilesDir)).map(([name, text]) => {
    const file = path.join(generatedFilesDir, 'overrides', name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    const {dir, name: base, ext} = path.posix.parse(name);
    return {request: new RegExp(`^@generated/${path.posix.join(dir, base)}(?:\\${ext})?$`), file};
  });
}

/**
 * Bundler plugin: replaces modules, and fails the build when nothing in it makes a row's request.
 * @param bundler Rspack or webpack
 * @param rows that apply to the bundle
 */
export function replaceModules(
  bundler: Pick<typeof webpack, 'NormalModuleReplacementPlugin'>,
  rows: readonly Override[],
  folders: Folders,
) {
  return {
    apply(compiler: webpack.Compiler) {
      const unused = new Map<RegExp, Override>();
      for (const row of rows) {
        for (const {request, file} of replacementsOf(row, folders)) {
          unused.set(request, row);
          new bundler.NormalModuleReplacementPlugin(request, (data) => {
            if (row.issuer.test(data.context.split(path.sep).join('/'))) {
              unused.delete(request);
              data.request = file;
            }
          }).apply(compiler);
        }
      }
      compiler.hooks.afterCompile.tap('overrides', (compilation) => {
        if (compilation.compiler === compiler) {
          const errors = [...unused].map(([request, row]) => new Error(unmatched(row, request)));
          compilation.errors.push(...(errors as webpack.WebpackError[]));
        }
      });
    },
  };
}

const unmatched = ({name, issuer}: Override, request: RegExp) =>
  `${table}, row "${name}": nothing in the bundle requests ${request} from a folder like ${issuer}, so the row replaces nothing. ` +
  'Find out what requests it now and correct the row, or delete it.';

/**
 * Docusaurus plugin: applies the table of overrides to builds, but not under `npm start`.
 * @throws Error that lists each row, and each ejected file of `src/theme`, whose upstream file has changed; a row that replaces
 *   nothing fails the build later
 */
export default function overridesPlugin(context: LoadContext): Plugin {
  const {siteDir} = context;
  return {
    name: 'overrides',
    async loadContent() {
      const outdated = [
        ...changedUpstreams(overrides, siteDir),
        ...themeOverrides(siteDir).problems.map(({file, found, fix}) => `${file}: ${found}; ${fix}`),
      ];
      if (outdated.length > 0) {
        throw new Error(['Replaced parts of the framework have changed:', ...outdated].join('\n'));
      }
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      if (process.env.NODE_ENV !== 'production') {
        return {};
      }
      const rows = overrides.filter(({onServer}) => onServer || !isServer);
      return {plugins: [replaceModules(currentBundler.instance, rows, context)]};
    },
  };
}
