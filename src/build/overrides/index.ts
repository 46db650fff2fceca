import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type webpack from 'webpack';
import {overrides as ejected} from '../../checks/code/overrides';
import {createContext} from '../../checks/context';
import {formatProblem} from '../../checks/report';
import {overrides, type Override} from './table';

const table = 'src/build/overrides/table.ts';

/** Where replacements come from and go to; absolute paths. */
export interface Folders {
  /** Of the site; replacements lie below. */
  site: string;
  /** Docusaurus's generated files. */
  generated: string;
}

/**
 * @param rows of the table
 * @param packages `node_modules`, absolute
 * @returns a line for each row whose upstream file is another one than was read, with the fix
 */
export function changedUpstreams(rows: readonly Override[], packages: string): string[] {
  return rows.flatMap(({name, replacement, upstream: {file, sha256}}) => {
    const ours = typeof replacement === 'string' ? replacement : table;
    const absolute = path.join(packages, file);
    if (!existsSync(absolute)) {
      return [
        `${table}, row "${name}": ${file} is not there any more. Find out what does its work now, then correct the row or take it out.`,
      ];
    }
    const found = createHash('sha256').update(readFileSync(absolute)).digest('hex');
    return found === sha256
      ? []
      : [
          `${table}, row "${name}": ${file} has changed. Compare it with the version before, take over in ${ours} what ` +
            `matters, then write sha256: '${found}'.`,
        ];
  });
}

/** @returns path of what answers a row's request */
function answer({name, replacement}: Override, {site, generated}: Folders): string {
  if (typeof replacement === 'string') {
    return path.join(site, replacement);
  }
  const source = replacement.source(generated);
  const file = path.join(generated, 'overrides', name.replaceAll(' ', '-'), path.basename(source));
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, replacement.transform(readFileSync(source, 'utf8')));
  return file;
}

/**
 * A plugin for the bundler: replaces modules, and ends a build in which a row has replaced none.
 * @param bundler Rspack or webpack
 * @param rows of one bundle
 * @param isBuild false under `npm start`, where the bundler caches modules and does not resolve them again
 */
export function replaceModules(
  bundler: Pick<typeof webpack, 'NormalModuleReplacementPlugin'>,
  rows: readonly Override[],
  folders: Folders,
  isBuild: boolean,
) {
  const used = rows.filter(({replacement}) => isBuild || typeof replacement === 'string');
  return {
    apply(compiler: webpack.Compiler) {
      const matched = new Set<Override>();
      for (const row of used) {
        const file = answer(row, folders);
        new bundler.NormalModuleReplacementPlugin(row.request, (data) => {
          if (row.issuer.test(data.context.split(path.sep).join('/'))) {
            matched.add(row);
            data.request = file;
          }
        }).apply(compiler);
      }
      compiler.hooks.afterCompile.tap('overrides', (compilation) => {
        if (isBuild && compilation.compiler === compiler) {
          const idle = used.filter((row) => !matched.has(row));
          compilation.errors.push(...idle.map((row) => new Error(unmatched(row)) as webpack.WebpackError));
        }
      });
    },
  };
}

const unmatched = ({name, bundle, request, issuer}: Override) =>
  `${table}, row "${name}": nothing in the ${bundle === 'both' ? 'bundle' : `${bundle}'s bundle`} asks for ${request} ` +
  `from a folder like ${issuer}, so it replaces nothing. Find out what asks for it now and correct the row, or take it out.`;

/**
 * Docusaurus plugin: applies the table of overrides.
 * @throws Error that names every row whose upstream file has changed, and every ejected file of `src/theme` whose original
 *   has; a row that replaces nothing fails the build later
 */
export default function overridesPlugin({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folders = {site: siteDir, generated: generatedFilesDir};
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'overrides',
    async loadContent() {
      const outdated = [
        ...changedUpstreams(overrides, path.join(siteDir, 'node_modules')),
        ...ejected.run(createContext(siteDir)).problems.map(formatProblem),
      ];
      if (outdated.length > 0) {
        throw new Error(['What we replace of the framework no longer fits:', ...outdated].join('\n'));
      }
    },
    configureWebpack(_config, isServer, {currentBundler}) {
      const rows = overrides.filter(({bundle}) => bundle === 'both' || (bundle === 'server') === isServer);
      return {plugins: [replaceModules(currentBundler.instance, rows, folders, isBuild)]};
    },
  };
}
