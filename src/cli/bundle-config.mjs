// @ts-check
/** Puts the site's configuration, with all plugins that it imports, into one file of plain JavaScript. */
import {build, stop} from 'esbuild';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, isAbsolute, join, sep} from 'node:path';
import {isMainThread, workerData} from 'node:worker_threads';

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
 * Packages stay where they are, except those that only `import` can load: Docusaurus loads its configuration by
 * `require`.
 * @returns {import('esbuild').Plugin}
 */
function packagesOutside(/** @type {string} */ config) {
  const require = createRequire(config);
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
 * Bundles the configuration. Docusaurus's own loader compiles each file by itself, and every package for `import` too:
 * seconds where this takes some tenths.
 * @param {string} config absolute path of the configuration
 * @param {string} target absolute path of the file to write; what is up to date stays untouched, because the bundler's
 *   cache goes by it
 * @throws Error for a file that cannot be read or resolved, with its place
 */
export async function bundleConfig(config, target) {
  const {outputFiles} = await build({
    entryPoints: [config],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
    plugins: [packagesOutside(config), ownFolders],
  });
  const [{text} = {text: ''}] = outputFiles;
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    mkdirSync(dirname(target), {recursive: true});
    writeFileSync(target, text);
  }
}

if (!isMainThread) {
  const {config, target} = workerData;
  await bundleConfig(config, target);
  await stop();
}
