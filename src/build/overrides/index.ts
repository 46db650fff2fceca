import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type webpack from 'webpack';
import {overrides, type Override} from './table';
import {packagedHash, themeOverrides} from './theme';

const table = 'src/build/overrides/table.ts';

/** Where replacements come from and go to. */
type Folders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/**
 * @param rows of the table
 * @param siteDir folder with `node_modules`, absolute
 * @returns a line for each row whose upstream file is another one than was read, with the fix
 */
export function changedUpstreams(rows: readonly Override[], siteDir: string): string[] {
  return rows.flatMap(({name, replacement, upstream, sha256}) => {
    const found = packagedHash(siteDir, upstream);
    const fix = found
      ? `${upstream} has changed. Compare it with the version before, take over in ` +
        `${typeof replacement === 'string' ? replacement : table} what matters, then write sha256: '${found}'.`
      : `${upstream} is not there any more. Find out what does its work now, then correct the row or take it out.`;
    return found === sha256 ? [] : [`${table}, row "${name}": ${fix}`];
  });
}

/** @returns what a row answers to each request, and the file that does */
function answers(row: Override, {siteDir, generatedFilesDir}: Folders) {
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
 * A plugin for the bundler: replaces modules, and ends a build in which a request of a row was never made.
 * @param bundler Rspack or webpack
 * @param rows of one bundle
 */
export function replaceModules(
  bundler: Pick<typeof webpack, 'NormalModuleReplacementPlugin'>,
  rows: readonly Override[],
  folders: Folders,
) {
  return {
    apply(compiler: webpack.Compiler) {
      const idle = new Map<RegExp, Override>();
      for (const row of rows) {
        for (const {request, file} of answers(row, folders)) {
          idle.set(request, row);
          new bundler.NormalModuleReplacementPlugin(request, (data) => {
            if (row.issuer.test(data.context.split(path.sep).join('/'))) {
              idle.delete(request);
              data.request = file;
            }
          }).apply(compiler);
        }
      }
      compiler.hooks.afterCompile.tap('overrides', (compilation) => {
        if (compilation.compiler === compiler) {
          const errors = [...idle].map(([request, row]) => new Error(unmatched(row, request)));
          compilation.errors.push(...(errors as webpack.WebpackError[]));
        }
      });
    },
  };
}

const unmatched = ({name, issuer}: Override, request: RegExp) =>
  `${table}, row "${name}": nothing in the bundle asks for ${request} from a folder like ${issuer}, so it replaces nothing. ` +
  'Find out what asks for it now and correct the row, or take it out.';

/**
 * Docusaurus plugin: applies the table of overrides to builds; `npm start` shows writers what the framework has.
 * @throws Error that names every row whose upstream file has changed, and every ejected file of `src/theme` whose original
 *   has; a row that replaces nothing fails the build later
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
        throw new Error(['What we replace of the framework no longer fits:', ...outdated].join('\n'));
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
