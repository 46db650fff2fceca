// @ts-check
/**
 * Has Docusaurus load files that `bundle.mjs` has made plain JavaScript of. Its own loader compiles TypeScript with Babel,
 * which takes most of a second to load and to do that.
 */
import {createRequire} from 'node:module';
import {sep} from 'node:path';

const require = createRequire(import.meta.url);

/**
 * A package needs no compiler: what it was published as is JavaScript.
 * @returns {object | undefined} nothing for a file of ours, and for what only `import` can load
 */
function packaged(/** @type {string} */ file) {
  if (!file.includes(`${sep}node_modules${sep}`) || !file.endsWith('.js')) {
    return undefined;
  }
  try {
    return require(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_REQUIRE_ESM') {
      return undefined;
    }
    throw error;
  }
}

/**
 * @param {Record<string, string>} bundled what was made of a file, by the absolute path that Docusaurus asks for; loaded
 *   anew each time. All else but packages goes to its own loader.
 * @throws Error when the function to replace is not where it was
 */
export function loadBundled(bundled) {
  const module = require('@docusaurus/utils/lib/moduleUtils.js');
  const {loadFreshModule} = module;
  if (typeof loadFreshModule !== 'function') {
    throw new Error(
      'src/cli/load-bundled.mjs found no loadFreshModule. Compare it with @docusaurus/utils/lib/moduleUtils.js.',
    );
  }
  module.loadFreshModule = async (/** @type {string} */ file) => {
    const made = bundled[file];
    if (made === undefined) {
      return packaged(file) ?? loadFreshModule(file);
    }
    delete require.cache[made];
    const loaded = require(made);
    return loaded.default ?? loaded;
  };
}
