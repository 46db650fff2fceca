// @ts-check
/**
 * Loader of CSS modules: gives each class and animation a name of its own, by the file that it stands in, and says which.
 * The same as `css-loader` 6 does by PostCSS, in a tenth of the time.
 * @see https://lightningcss.dev/css-modules.html
 */
import {createHash} from 'node:crypto';
import {relative, sep} from 'node:path';
import {transform} from 'lightningcss';

/**
 * What is used of the bundler's loader context.
 * @typedef {object} Context
 * @property {string} resourcePath
 * @property {string} rootContext
 * @property {string} context
 * @property {boolean} sourceMap
 * @property {() => {namesOnly?: boolean}} getOptions
 * @property {{request: string}[]} loaders
 * @property {number} loaderIndex
 * @property {{contextify: (folder: string, request: string) => string}} utils
 *
 * @typedef {{names: string, css: string, map: string | undefined}} Compiled pieces of JavaScript
 */

/** Addresses that are not files beside the sheet. */
const isElsewhere = /^(?:data:|[a-z][a-z0-9+.-]*:\/\/|\/|#)/i;

/** What the bundler is asked for: an address is relative, unless it starts with an alias such as `@site`. */
const fileOf = (/** @type {string} */ url) => (/^[.@]/.test(url) ? url : `./${url}`);

/**
 * @param {string} source a CSS module
 * @param {object} place
 * @param {string} place.name of the file in the project; it makes the names in the sheet its own
 * @param {(request: string) => string} place.namesOf code that gives the names of another sheet, as an object
 * @param {boolean} [place.sourceMap]
 * @returns {Compiled}
 * @throws Error with line and column for a sheet that cannot be read, and for an `@import`
 */
export function compile(source, {name, namesOf, sourceMap = false}) {
  const hash = createHash('sha1').update(name).digest('base64url').slice(0, 4);
  /** @param {{line: number, column: number}} at @param {string} message */
  const mistake = ({line, column}, message) => new Error(`${name}:${line}:${column}: ${message}`);
  let result;
  try {
    result = transform({
      filename: name,
      code: Buffer.from(source),
      // Only what a component can name: the names of containers and of grid areas stay as they are.
      cssModules: {pattern: `[local]_${hash}`, grid: false, container: false, customIdents: false},
      analyzeDependencies: true,
      sourceMap,
    });
  } catch (error) {
    const {loc, message} = /** @type {Error & {loc?: {line: number, column: number}}} */ (error);
    throw loc ? mistake(loc, message) : error;
  }
  let css = JSON.stringify(result.code.toString());
  for (const dependency of result.dependencies ?? []) {
    if (dependency.type !== 'url') {
      throw mistake(
        dependency.type === 'import' ? dependency.loc.start : {line: 1, column: 1},
        '@import in a CSS module. Import the other sheet in the component, or take a class from it with `composes`.',
      );
    }
    const {url, placeholder} = dependency;
    const address = isElsewhere.test(url)
      ? JSON.stringify(url.replaceAll('"', '\\"')).slice(1, -1)
      : `" + require(${JSON.stringify(fileOf(url))}).default + "`;
    css = css.replaceAll(placeholder, () => address);
  }
  const names = Object.entries(result.exports ?? {}).map(([local, {name: own, composes}]) => {
    const all = composes.map((other) =>
      other.type === 'dependency'
        ? `${namesOf(other.specifier)}[${JSON.stringify(other.name)}]`
        : JSON.stringify(other.name),
    );
    return `  ${JSON.stringify(local)}: ${[JSON.stringify(own), ...all].join(' + " " + ')}`;
  });
  return {
    names: `{\n${names.sort().join(',\n')}\n}`,
    css,
    map: result.map ? JSON.stringify(JSON.parse(result.map.toString())) : undefined,
  };
}

/**
 * With `namesOnly` the module is the object of its names. Without, it is what the loader that comes next takes apart:
 * a list of sheets, with the names as `locals`.
 * @this {Context}
 * @param {string} source
 */
export default function cssModules(source) {
  const {namesOnly = false} = this.getOptions();
  const {context, utils} = this;
  const own = this.loaders[this.loaderIndex]?.request;
  /** @type {Map<string, string>} */
  const others = new Map();
  const {names, css, map} = compile(source, {
    name: relative(this.rootContext, this.resourcePath).split(sep).join('/'),
    sourceMap: this.sourceMap && !namesOnly,
    namesOf(file) {
      const request = utils.contextify(context, `-!${own}!${file}`);
      others.set(file, `require(${JSON.stringify(request)})`);
      return `${others.get(file)}${namesOnly ? '' : '.locals'}`;
    },
  });
  if (namesOnly) {
    return `module.exports = ${names};\n`;
  }
  const sheets = [...others.values()].map((other) => `...${other}`);
  return [
    `module.exports = [${[...sheets, `[module.id, ${css}, "", ${map}]`].join(', ')}];`,
    `module.exports.locals = ${names};\n`,
  ].join('\n');
}
