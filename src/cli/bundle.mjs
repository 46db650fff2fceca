// @ts-check
/** Puts a file of ours, such as the site's configuration, and all that it imports into one file of plain JavaScript. */
import {build} from 'esbuild';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, isAbsolute, join, resolve, sep} from 'node:path';
import {fileURLToPath} from 'node:url';

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
        // What such a package imports itself comes along, but for Docusaurus, of which there is to be one.
        if (importer === '' || importer.includes(`${sep}node_modules${sep}`)) {
          return path.startsWith('@docusaurus/') ? {external: true} : undefined;
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

/** What `unist-util-visit-parents` does to name the function that visits a node, for traces of calls. */
const naming = /Object\.defineProperty\(visit, 'name', \{[^}]*\}\)/;

/**
 * Walks through pages without a name for the visit of each node, a seventh of the time of compiling a page.
 * @type {import('esbuild').Plugin}
 */
const namelessVisits = {
  name: 'nameless-visits',
  setup({onLoad}) {
    onLoad({filter: /unist-util-visit-parents[\\/]lib[\\/]index\.js$/}, ({path}) => ({
      contents: readFileSync(path, 'utf8').replace(naming, ''),
    }));
  },
};

/** What an import may find; a folder is what it finds last. */
const isModule = (/** @type {string} */ name) => /\.(?:[cm]?[jt]sx?|json)$/.test(name);

/**
 * What tells whether files would be bundled to the same: when each was changed last, and what lies beside it, for
 * another file may be found in its place.
 * @param {string[]} files absolute paths
 */
function stateOf(files) {
  const changed = files.map((file) => {
    const {mtimeMs, size} = statSync(file);
    return [file, mtimeMs, size];
  });
  const own = files.filter((file) => !file.includes(`${sep}node_modules${sep}`));
  const beside = [...new Set(own.map(dirname))].map((folder) => readdirSync(folder).filter(isModule).sort());
  return JSON.stringify([process.version, changed, beside]);
}

/** The nearest list of packages; where there is none, the folder says little. */
function lockFor(/** @type {string} */ folder) {
  for (let parent = folder; dirname(parent) !== parent; parent = dirname(parent)) {
    const lock = join(parent, 'package-lock.json');
    if (existsSync(lock)) {
      return [lock];
    }
  }
  return [];
}

/**
 * Whether the files that were made last are those that would be made now.
 * @param {string} list where the last run wrote what it had read
 * @param {Record<string, string>} sources
 */
function isUpToDate(list, sources) {
  try {
    const last = JSON.parse(readFileSync(list, 'utf8'));
    const isThere = Object.keys(sources).every((name) => existsSync(join(dirname(list), `${name}.cjs`)));
    const isSame = JSON.stringify(last.sources) === JSON.stringify(sources);
    return isThere && isSame && stateOf(last.files) === last.state;
  } catch {
    return false;
  }
}

/**
 * Bundles files. Docusaurus's own loader of its configuration compiles each file by itself, and every package for `import`
 * too: seconds where this takes some tenths.
 * @param {Record<string, string>} sources absolute paths of the files, by the name of the file that is made of each
 * @param {string} folder where `NAME.cjs` is written; what is up to date stays untouched, because the bundler's cache
 *   goes by it. Packages are looked for from here.
 * @param {{isKept?: boolean}} [options] isKept: nothing is done where the last run has read the same
 * @throws Error for a file that cannot be read or resolved, with its place
 */
export async function bundle(sources, folder, {isKept = false} = {}) {
  const list = join(folder, 'made-of.json');
  if (isKept && isUpToDate(list, sources)) {
    return;
  }
  rmSync(list, {force: true});
  // The clock has whole milliseconds, times of files do not.
  const begun = Date.now() + 1;
  const {outputFiles, metafile} = await build({
    entryPoints: Object.entries(sources).map(([out, file]) => ({in: file, out})),
    outdir: folder,
    outExtension: {'.js': '.cjs'},
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    logLevel: 'silent',
    plugins: [packagesOutside(folder), ownFolders, namelessVisits],
  });
  mkdirSync(folder, {recursive: true});
  for (const {path, text} of outputFiles) {
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      writeFileSync(path, text);
    }
  }
  if (isKept) {
    const inputs = Object.keys(metafile.inputs).map((file) => resolve(file));
    const files = [...inputs, ...lockFor(folder), fileURLToPath(import.meta.url)];
    // Of a file that was saved meanwhile nobody knows which text was read.
    if (files.every((file) => statSync(file).mtimeMs < begun)) {
      writeFileSync(list, JSON.stringify({sources, files, state: stateOf(files)}));
    }
  }
}
