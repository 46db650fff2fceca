// @ts-check
/**
 * Has Docusaurus load files that `bundle.mjs` has made plain JavaScript of. Its own loader compiles TypeScript with Babel,
 * which takes most of a second to load and to do that.
 */
import {createRequire} from 'node:module';

const require = createRequire(import.meta.url);

/**
 * @param {Record<string, string>} bundled what was made of a file, by the absolute path that Docusaurus asks for; all else
 *   goes to its own loader. Loaded anew each time.
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
      return loadFreshModule(file);
    }
    delete require.cache[made];
    const loaded = require(made);
    return loaded.default ?? loaded;
  };
}
