import {staticElements} from '../../client/static-content/plan';

/** What the browser asks for to draw a page that it did not come in on. */
export interface PartsFile {
  /** The same as in the page's script: both are of one build. */
  key: string;
  /** HTML of each static part. */
  parts: string[];
}

interface Element {
  name: string;
  start: number;
  end: number;
  children: Element[];
}

const tag = /<(?:!--[^]*?-->|(\/?)([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>)/gi;

const hasNoEnd = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Start tags that end what is open without an end tag, as far as the minifier leaves end tags out. */
const ends = new Map(
  Object.entries({
    li: 'p li',
    'dt dd': 'p dt dd',
    'td th': 'p td th',
    tr: 'p td th tr caption colgroup',
    'thead tbody tfoot': 'p td th tr thead tbody tfoot caption colgroup',
    'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul':
      'p',
  }).flatMap(([names, open]) => names.split(' ').map((name) => [name, new Set(open.split(' '))] as const)),
);

/**
 * The elements from a start tag to its end tag.
 * @param html a minified page
 * @param from where the start tag stands
 * @see https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
function treeAt(html: string, from: number): Element {
  const above: Element = {name: '', start: from, end: from, children: []};
  const open = [above];
  let svg = 0;
  const close = (at: number) => {
    const element = open.pop()!;
    element.end = at;
    svg -= Number(element.name === 'svg');
  };
  tag.lastIndex = from;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [, slash, written, attributes = ''] = found;
    const name = written?.toLowerCase();
    if (name === undefined) {
      continue;
    }
    if (slash) {
      if (open.some((element) => element.name === name)) {
        while (open.at(-1)!.name !== name) {
          close(found.index);
        }
        close(tag.lastIndex);
      }
    } else {
      while (ends.get(name)?.has(open.at(-1)!.name)) {
        close(found.index);
      }
      const element = {name, start: found.index, end: tag.lastIndex, children: []};
      open.at(-1)!.children.push(element);
      const isWhole = svg > 0 && /(?:^|["'\s])\/$/.test(attributes);
      if (!hasNoEnd.has(name) && !isWhole) {
        open.push(element);
        svg += Number(name === 'svg');
      }
      if (/^(?:script|style|textarea)$/.test(name)) {
        tag.lastIndex = html.indexOf(`</${name}`, tag.lastIndex);
      }
    }
    if (open.length === 1) {
      return above.children[0]!;
    }
  }
  throw new Error(`<${html.slice(from + 1, from + 40)}… has no end`);
}

const root = /<div\b[^>]*\bdata-parts=(?:"([^"]*)"|([^\s>]*))/;

/**
 * Cuts the static parts out of a page.
 * @param html a built page
 * @returns nothing for a page without
 * @throws Error when something interactive has drawn no element, or several
 */
export function cutParts(html: string): PartsFile | undefined {
  const found = root.exec(html);
  if (!found) {
    return undefined;
  }
  const [key = '', plan = ''] = (found[1] ?? found[2] ?? '').split(' ');
  const parts = staticElements(plan, treeAt(html, found.index), ({children}) => children);
  return {key, parts: parts.map(({start, end}) => html.slice(start, end))};
}
