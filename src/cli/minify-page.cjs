// @ts-check
/**
 * Minifies what the server has drawn: quotes, end tags and references that HTML can do without. A minifier for any HTML
 * builds a tree of the page and writes it anew, which takes five times as long; what React writes is known to be sound,
 * and is looked through once.
 * @see https://html.spec.whatwg.org/multipage/syntax.html
 */

/** Elements with nothing but text in them: theirs stays as it is, except scripts. */
const raw = 'script|style|textarea|title|noscript|iframe|xmp';
const attributes = `(?:"[^"]*"|'[^']*'|[^"'>])*`;
const token = new RegExp(
  [
    '<!--[^]*?-->',
    `<(${raw})(\\s${attributes})?>([^]*?)</\\1>`,
    `<([a-z][^\\s/>]*)(${attributes})>`,
    '</([a-z][^\\s/>]*)>',
    '&(?:#x27|quot|gt);',
    '&amp;(?![a-z0-9#])',
    '(?<=>)\\s+(?=<)',
  ].join('|'),
  'gi',
);

/** @type {Record<string, string>} */
const signs = {'&#x27;': "'", '&quot;': '"', '&gt;': '>', '&amp;': '&'};

const hasNoEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

const block =
  'address|article|aside|blockquote|details|div|dl|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|main|nav|ol|p|pre|section|table|ul';
const container =
  'article|aside|blockquote|body|dd|details|div|figcaption|figure|footer|header|li|main|nav|section|td|th';

/** What must come next for an end tag to be left out. `src/build/static-content/cut.ts` knows these. */
const mayFollow = Object.fromEntries(
  Object.entries({
    p: `<(?:${block})[\\s>]|</(?:${container})>`,
    li: '<li[\\s>]|</[ou]l>',
    dt: '<d[td][\\s>]',
    dd: '<d[td][\\s>]|</dl>',
    td: '<t[dh][\\s>]|</tr>',
    th: '<t[dh][\\s>]|</tr>',
    tr: '<tr[\\s>]|</t(?:head|body|foot|able)>',
    thead: '<t(?:body|foot)[\\s>]',
    tbody: '<t(?:body|foot)[\\s>]|</table>',
  }).map(([name, next]) => [name, new RegExp(next, 'iy')]),
);

const quoted = /(\s[^\s=>"'/]+)=("[^"]*"|'[^']*')/g;

/** @param {string} text attributes of a start tag, as they are written */
function smallAttributes(text) {
  return text.replace(quoted, (_, name, /** @type {string} */ value) => {
    const sign = value[0];
    const inner = sign === '"' ? value.slice(1, -1).replaceAll('&#x27;', "'") : value.slice(1, -1);
    if (inner === '') {
      return name;
    }
    if (inner.includes('&quot;') && !inner.includes("'")) {
      return `${name}='${inner.replaceAll('&quot;', '"')}'`;
    }
    return `${name}=${/[\s"'=<>`]/.test(inner) ? sign + inner + sign : inner}`;
  });
}

/** @param {string} name @param {string} given its attributes, and the slash of an element that is whole */
function startTag(name, given) {
  if (given === '') {
    return `<${name}>`;
  }
  const isWhole = given.endsWith('/');
  const small = smallAttributes(isWhole ? given.slice(0, -1) : given).trimEnd();
  if (!isWhole || hasNoEnd.has(name.toLowerCase())) {
    return `<${name}${small}>`;
  }
  // The slash would belong to a value without quotes.
  return `<${name}${small}${/["']$|^$/.test(small) ? '' : ' '}/>`;
}

/** Whether a browser runs it. */
const isCode = (/** @type {string} */ given) => !/\s(?:type|src)=/i.test(given);

/**
 * @param {(code: string) => string} minifyScript is asked once for each script, however many pages have it. Styles and
 *   data within a page stay as they are: they come small.
 * @returns {(html: string) => string} for pages as React and Docusaurus's template write them
 */
function createMinifier(minifyScript) {
  /** @type {Map<string, string>} */
  const scripts = new Map();
  /** @param {string} code */
  const small = (code) => {
    const known = scripts.get(code) ?? minifyScript(code);
    scripts.set(code, known);
    return known;
  };
  return (html) => {
    const body = html.indexOf('<body');
    return html.replace(token, (all, rawName, rawGiven = '', text, name, given, end, at) => {
      if (rawName !== undefined) {
        const isScript = /^script$/i.test(rawName) && text !== '' && isCode(rawGiven);
        return `${startTag(rawName, rawGiven)}${isScript ? small(text) : text}</${rawName}>`;
      }
      if (name !== undefined) {
        return startTag(name, given);
      }
      if (end !== undefined) {
        const next = mayFollow[end.toLowerCase()];
        if (next) {
          next.lastIndex = at + all.length;
        }
        return next?.test(html) ? '' : all;
      }
      // Between elements of the head, space says nothing.
      return signs[all] ?? (at < body && /^\s/.test(all) ? '' : all);
    });
  };
}

module.exports = {createMinifier};
