// @ts-check
/**
 * Loaded before anything else (`node --require`), in every thread. Docusaurus loads packages for what our build never
 * does, such as that for Webpack's progress bar: half a second in the main thread and in each of those that draw pages.
 * Here such a package is loaded when something asks it for a part. And pages are minified by `minify-page.cjs`.
 */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- `--require` takes CommonJS.
const Module = require('node:module');
// eslint-disable-next-line @typescript-eslint/no-require-imports
const {createMinifier} = require('./minify-page.cjs');

/** Packages by name, and whether they say that they were an ES module, which is asked before they are used. */
const packages = {
  '@babel/core': true,
  '@babel/generator': true,
  '@babel/traverse': true,
  '@swc/html': false,
  browserslist: false,
  execa: false,
  'html-minifier-terser': true,
  jiti: false,
  'mini-css-extract-plugin': true,
  prompts: false,
  'webpack-bundle-analyzer': false,
  webpackbar: false,
};

/** The options of these loaders are Docusaurus's own; to check them takes a fifth of a second. */
const unchecked = /[\\/](?:url|file)-loader[\\/]/;
const anyOptions = {validate() {}};

/** @typedef {{_load: (...args: unknown[]) => object}} Loader */
const loader = /** @type {Loader} */ (/** @type {unknown} */ (Module));
const {_load: load} = loader;

/**
 * @param {() => object} read loads the package
 * @param {boolean} isModule
 * @returns {object} in its place
 */
function lazy(read, isModule) {
  /** @type {object | undefined} */
  let loaded;
  const whole = () => (loaded ??= read());
  return new Proxy(function () {}, {
    get: (_, name) => (name === '__esModule' ? isModule : Reflect.get(whole(), name)),
    has: (_, name) => Reflect.has(whole(), name),
    apply: (_, self, args) => Reflect.apply(/** @type {Function} */ (whole()), self, args),
    construct: (_, args) => Reflect.construct(/** @type {Function} */ (whole()), args),
  });
}

/**
 * What asks for a minifier of pages, and what it gets.
 * @typedef {{minify: (html: string) => Promise<{code: string, warnings: string[]}>}} Minifier
 * @typedef {{getHtmlMinifier: (options: {type: string}) => Promise<Minifier>}} Minifiers
 */
const bundler = /[\\/]@docusaurus[\\/]bundler[\\/]lib[\\/]index\.js$/;

/** @param {string} code a script, minified by the package that Docusaurus would have minify the page */
function minifyScript(code) {
  const {minifySync} = Module.createRequire(require.resolve('@docusaurus/faster'))('@swc/html');
  const before = '<!doctype html><script>';
  const page = minifySync(Buffer.from(`${before}${code}</script>`), {minifyJs: true}).code;
  return page.slice(before.length, page.lastIndexOf('</script>'));
}

/**
 * @param {Minifiers} minifiers Docusaurus's
 * @returns {Minifiers} with ours in place of SWC's
 */
const withOwnMinifier = (minifiers) => ({
  ...minifiers,
  getHtmlMinifier: async (options) => {
    if (options.type !== 'swc' || process.env.SKIP_HTML_MINIFICATION === 'true') {
      return minifiers.getHtmlMinifier(options);
    }
    const minify = createMinifier(minifyScript);
    return {minify: async (html) => ({code: minify(html), warnings: []})};
  },
});

const isDocusaurus = /[\\/]@docusaurus[\\/]/;

/** @param {unknown[]} args */
loader._load = function (...args) {
  const [name, parent] = /** @type {[string, {filename?: string} | undefined]} */ (args);
  if (name === 'schema-utils' && unchecked.test(parent?.filename ?? '')) {
    return anyOptions;
  }
  if (name === './minifyHtml' && bundler.test(parent?.filename ?? '')) {
    return withOwnMinifier(/** @type {Minifiers} */ (load.apply(this, args)));
  }
  return Object.hasOwn(packages, name) && isDocusaurus.test(parent?.filename ?? '')
    ? lazy(() => load.apply(this, args), packages[/** @type {keyof typeof packages} */ (name)])
    : load.apply(this, args);
};

module.exports = {packages};
