// @ts-check
/**
 * Minifies each script once, not again with every page that it stands in: that was half of the time of minifying pages,
 * which have the same three.
 */

/**
 * What is used of `@swc/html`.
 * @typedef {{minify: (html: Buffer, options: object) => Promise<{code: string}>, minifySync: (html: Buffer, options: object) => {code: string}}} Swc
 */

/** An element `script` without a `type`, which is JavaScript. */
const script = /(<script(?: (?!type=)[^\s=>]+(?:="[^"]*")?)*\s*>)([^]+?)<\/script>/g;

/**
 * @param {Swc} swc
 * @returns {Swc} the same, whose `minify` remembers scripts. Styles and data within a page stay as they are: they come
 *   small.
 */
function once(swc) {
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @param {string} code @param {object} options */
  const small = (code, options) => {
    const before = '<!doctype html><script>';
    const page = swc.minifySync(Buffer.from(`${before}${code}</script>`), {...options, minifyJs: true}).code;
    return page.slice(before.length, page.lastIndexOf('</script>'));
  };
  return {
    ...swc,
    minify: (html, options) => {
      const text = html.toString().replace(script, (_, open, code) => {
        const made = known.get(code) ?? small(code, options);
        known.set(code, made);
        return `${open}${made}</script>`;
      });
      return swc.minify(Buffer.from(text), {
        ...options,
        minifyJs: false,
        minifyCss: false,
        minifyJson: false,
      });
    },
  };
}

module.exports = {once};
