import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type webpack from 'webpack';
import {overrides, type Override} from './table';
import {packagedHash, themeOverrides} from './theme';

const table = 'src/build/overrides/table.ts';

/** Folders that contain the handwritten and the generated replacements. */
type Folders = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

/**
 * Compares the upstream file of each override with its recorded hash.
 * @param rows rows of the overrides table
 * @param siteDir absolute path of the folder that contains `node_modules`
 * @returns a message with the fix for each row whose upstream file has changed
 */
export function changedUpstreams(rows: readonly Override[], siteDir: string): string[] {
  return rows.flatMap(({name, replacement, upstream, sha256}) => {
    const found = packagedHash(siteDir, upstream);
    const fix = found
      ? `${upstream} has changed. Compare it with the previous version, apply the relevant changes to ` +
        `${typeof replacement === 'string' ? replacement : table}, then set sha256 to '${found}'.`
      : `${upstream} no longer exists. Find out which file replaced it, then correct or delete the row.`;
    return found === sha256 ? [] : [`${table}, row "${name}": ${fix}`];
  });
}

/** Returns the requests that a row replaces, with the replacement file for each. */
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
 * Bundler plugin: replaces modules. Fails the build if the bundle contains no import that matches a row.
 * @param bundler Rspack or webpack
 * @param rows rows that apply to the bundle
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
  `${table}, row "${name}": no file in a folder that matches ${issuer} imports ${request}, so the row has no effect. ` +
  'Find out which file imports it now and correct the row, or delete the row.';

/**
 * Docusaurus plugin: applies the table of overrides to production builds, but not to `npm start`.
 * @throws Error that lists each row and each ejected file of `src/theme` whose upstream file has changed
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
        throw new Error(
          ['Upstream files that this site overrides have changed. Update each override:', ...outdated].join(
            '\n',
          ),
        );
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
