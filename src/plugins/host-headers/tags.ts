/** A start tag of a page. */
export interface Tag {
  name: string;
  /** As written. */
  attributes: string;
  /** What is inside, for an element that holds nothing but text. */
  text?: string;
}

const tagName = /[a-z][^\s/>]*/iy;

const attribute = /([^\s/=>"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

/** Elements whose content is text up to their end tag, whatever it looks like; the first two of a browser with scripts. */
const holdsText = new Set([
  'script',
  'noscript',
  'style',
  'title',
  'textarea',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
]);

/** Where a sign stands next; asked for places further and further on, it looks at each part of the page once. */
function finder(html: string, sign: string): (from: number) => number {
  let at = -1;
  return (from) => {
    if (at < from) {
      const found = html.indexOf(sign, from);
      at = found < 0 ? html.length : found;
    }
    return at;
  };
}

/**
 * The start tags of a page, in its order, by the rules that a browser reads tags by. A tree of the page, which nobody
 * needs here, takes ten times as long.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tokenization
 */
export function tagsOf(html: string): Tag[] {
  const [end, double, single] = ['>', '"', "'"].map((sign) => finder(html, sign));
  const tags: Tag[] = [];
  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = end!(finder(html, '-->')(at + 2));
      continue;
    }
    at += 1;
    tagName.lastIndex = at;
    const name = tagName.exec(html)?.[0].toLowerCase();
    if (name === undefined) {
      continue;
    }
    const start = at + name.length;
    at = start;
    // A `>` in quotes does not end the tag; quotes are those behind an equals sign.
    for (
      let quote = Math.min(double!(at), single!(at));
      quote < end!(at);
      quote = Math.min(double!(at), single!(at))
    ) {
      const isValue = /=\s*$/.test(html.slice(Math.max(start, quote - 8), quote));
      at = isValue ? (html[quote] === '"' ? double! : single!)(quote + 1) + 1 : quote + 1;
    }
    const tag: Tag = {name, attributes: html.slice(start, end!(at))};
    at = end!(at) + 1;
    if (holdsText.has(name)) {
      const closing = new RegExp(`</${name}[\\s/>]`, 'gi');
      closing.lastIndex = at;
      const stop = closing.exec(html)?.index ?? html.length;
      tag.text = html.slice(at, stop);
      at = stop;
    }
    tags.push(tag);
  }
  return tags;
}

/** Attributes by their names in small letters. */
export function attributesOf({attributes}: Tag): Map<string, string> {
  return new Map(
    [...attributes.matchAll(attribute)].map(([, name = '', ...values]) => [
      name.toLowerCase(),
      values.join(''),
    ]),
  );
}
