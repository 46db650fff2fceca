// @ts-check
/** Puts a file of ours, such as the site's configuration, and all that it imports into one file of plain JavaScript. */
import {build} from 'esbuild';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, isAbsolute, join, sep} from 'node:path';

/** Whether `require` finds and can load what a file of ours imports. Some packages are there for `import` only. */
function canBeRequired(/** @type {NodeRequire} */ require, /** @type {string} */ name) {
  let file;
  try {
    file = require.resolve(name);
  } catch {
    return false;
  }
  if (!isAbsolute(file) || !file.endsWith('.js')) {
    return !file.endsWith('.mjs');
  }
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest)) {
      return JSON.parse(readFileSync(manifest, 'utf8')).type !== 'module';
    }
  }
}

/**
 * Packages stay where they are, except those that only `import` can load: what is made here is loaded by `require`.
 * @returns {import('esbuild').Plugin}
 */
function packagesOutside(/** @type {string} */ folder) {
  const require = createRequire(join(folder, 'any.cjs'));
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return {
    name: 'packages-outside',
    setup({onResolve}) {
      onResolve({filter: /^[^./]/}, ({path, importer}) => {
        // What such a package imports itself comes along.
        if (importer === '' || importer.includes(`${sep}node_modules${sep}`)) {
          return undefined;
        }
        const outside = known.get(path) ?? canBeRequired(require, path);
        known.set(path, outside);
        return outside ? {external: true} : undefined;
      });
    },
  };
}

/**
 * Files of ours that ask for their own folder go on getting it.
 * @type {import('esbuild').Plugin}
 */
const ownFolders = {
  name: 'own-folders',
  setup({onLoad}) {
    onLoad({filter: /\.ts$/}, ({path}) => {
      const text = readFileSync(path, 'utf8');
      return text.includes('__dirname')
        ? {contents: `const __dirname = ${JSON.stringify(dirname(path))};\n${text}`, loader: 'ts'}
        : {contents: text, loader: 'ts'};
    });
  },
};

/**
 * Bundles files. Docusaurus's own loader of its configuration compiles each file by itself, and every package for `import`
 * too: seconds where this takes some tenths.
 * @param {Record<string, string>} sources absolute paths of the files, by the name of the file that is made of each
 * @param {string} folder where `NAME.cjs` is written; what is up to date stays untouched, because the bundler's cache
 *   goes by it. Packages are looked for from here.
 * @throws Error for a file that cannot be read or resolved, with its place
 */
export async function bundle(sources, folder) {
  const {outputFiles} = await build({
    entryPoints: Object.entries(sources).map(([out, file]) => ({in: file, out})),
    outdir: folder,
    outExtension: {'.js': '.cjs'},
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
    plugins: [packagesOutside(folder), ownFolders],
  });
  mkdirSync(folder, {recursive: true});
  for (const {path, text} of outputFiles) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      writeFileSync(path, text);
    }
  }
}
