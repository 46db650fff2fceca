/**
 * What a selector can name of an element: `.class`, `#id` or `tag`. Attributes are left out, because they change while a
 * page is read: its theme, what is open, what is hidden.
 */
export type Token = string;

/** Parts that a browser adds where the HTML leaves their tags out. */
const implied: Token[] = ['html', 'head', 'body', 'tbody', 'colgroup', 'tr'];

const attributeValue = String.raw`\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))`;
const tags = /<([a-z][a-z0-9-]*)/gi;
const classes = new RegExp(String.raw`\sclass${attributeValue}`, 'gi');
const ids = new RegExp(String.raw`\sid${attributeValue}`, 'gi');

/**
 * Everything on a page that a selector can name. Markup inside of scripts counts too, so what the loader adds to the page
 * (src/intent) has its rules; a rule too many does no harm.
 * @param html the page
 */
export function tokensOf(html: string): Set<Token> {
  const tokens = new Set(implied);
  for (const [, name = ''] of html.matchAll(tags)) {
    tokens.add(name.toLowerCase());
  }
  for (const [, ...values] of html.matchAll(classes)) {
    for (const name of values.join('').split(/\s+/)) {
      tokens.add(`.${name}`);
    }
  }
  for (const [, ...values] of html.matchAll(ids)) {
    tokens.add(`#${values.join('')}`);
  }
  return tokens;
}
