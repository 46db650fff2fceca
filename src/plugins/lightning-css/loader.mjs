// @ts-check
/**
 * Loader of style sheets. In CSS modules it gives each class and animation a name of its own, by the file that it stands
 * in, and says which. The same as `css-loader` 6 does by PostCSS, in a tenth of the time.
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
 * @property {() => {isModule?: boolean, namesOnly?: boolean}} getOptions
 * @property {{request: string}[]} loaders
 * @property {number} loaderIndex
 * @property {{contextify: (folder: string, request: string) => string}} utils
 *
 * Pieces of JavaScript, and the sheets that come before this one.
 * @typedef {{names: string, css: string, map: string | undefined, imports: string[]}} Compiled
 */

/** Addresses that are not files beside the sheet. */
const isElsewhere = /^(?:data:|[a-z][a-z0-9+.-]*:\/\/|\/|#)/i;

/** What the bundler is asked for: an address is relative, unless it starts with an alias such as `@site`. */
const fileOf = (/** @type {string} */ url) => (/^[.@]/.test(url) ? url : `./${url}`);

/** What of a CSS module is named anew: only what a component can name, so not containers and grid areas. */
function namesOwn(/** @type {string} */ name) {
  const hash = createHash('sha1').update(name).digest('base64url').slice(0, 4);
  return {pattern: `[local]_${hash}`, grid: false, container: false, customIdents: false};
}

/**
 * @param {string} source a style sheet
 * @param {object} place
 * @param {string} place.name of the file in the project; it makes the names in a CSS module its own
 * @param {boolean} place.isModule
 * @param {(file: string) => string} place.namesOf code that gives the names of another CSS module, as an object
 * @param {boolean} [place.sourceMap]
 * @returns {Compiled}
 * @throws Error with line and column for a sheet that cannot be read, and for an `@import` that has no place there
 */
export function compile(source, {name, isModule, namesOf, sourceMap = false}) {
  /** @param {{line: number, column: number}} at @param {string} message */
  const mistake = ({line, column}, message) => new Error(`${name}:${line}:${column}: ${message}`);
  let result;
  try {
    result = transform({
      filename: name,
      code: Buffer.from(source),
      cssModules: isModule && namesOwn(name),
      analyzeDependencies: true,
      sourceMap,
    });
  } catch (error) {
    const {loc, message} = /** @type {Error & {loc?: {line: number, column: number}}} */ (error);
    throw loc ? mistake(loc, message) : error;
  }
  let css = JSON.stringify(result.code.toString());
  const imports = [];
  for (const dependency of result.dependencies ?? []) {
    const {type} = dependency;
    if (type === 'url') {
      const {url, placeholder} = dependency;
      const address = isElsewhere.test(url)
        ? JSON.stringify(url.replaceAll('"', '\\"')).slice(1, -1)
        : `" + require(${JSON.stringify(fileOf(url))}).default + "`;
      css = css.replaceAll(placeholder, () => address);
    } else if (type === 'import') {
      const {url, media, supports, placeholder, loc} = dependency;
      if (isModule) {
        throw mistake(
          loc.start,
          '@import in a CSS module. Import the other sheet in the component, or take a class from it with `composes`.',
        );
      }
      if (media || supports || isElsewhere.test(url)) {
        throw mistake(
          loc.start,
          `@import of ${url}. A sheet is imported whole and from a file: "./other.css". Put conditions around its rules.`,
        );
      }
      imports.push(fileOf(url));
      css = css.replace(`@import \\"${placeholder}\\";`, '');
    }
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
    imports,
  };
}

/**
 * With `namesOnly` the module is the object of its names. Without, it is what the loader that comes next takes apart:
 * a list of sheets, with the names as `locals`.
 * @this {Context}
 * @param {string} source
 */
export default function lightningCss(source) {
  const {isModule = false, namesOnly = false} = this.getOptions();
  if (namesOnly && !isModule) {
    return '';
  }
  const {context, utils} = this;
  const own = this.loaders[this.loaderIndex]?.request;
  const sheet = (/** @type {string} */ file) =>
    `require(${JSON.stringify(utils.contextify(context, `-!${own}!${file}`))})`;
  /** @type {Set<string>} */
  const before = new Set();
  const {names, css, map, imports} = compile(source, {
    name: relative(this.rootContext, this.resourcePath).split(sep).join('/'),
    isModule,
    sourceMap: this.sourceMap && !namesOnly,
    namesOf(file) {
      before.add(file);
      return `${sheet(file)}${namesOnly ? '' : '.locals'}`;
    },
  });
  if (namesOnly) {
    return `module.exports = ${names};\n`;
  }
  const sheets = [...imports, ...before].map((file) => `...${sheet(file)}`);
  return [
    `module.exports = [${[...sheets, `[module.id, ${css}, "", ${map}]`].join(', ')}];`,
    ...(isModule ? [`module.exports.locals = ${names};`] : []),
    '',
  ].join('\n');
}
