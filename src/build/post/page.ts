import {parse, serializeOuter, type DefaultTreeAdapterMap} from 'parse5';
import {withoutEnding} from '../../lib/uri';
import type {Element} from '../../lib/dom';

/**
 * @param file path of a built page below the site's folder, with `/`
 * @param baseUrl path the site is served under, with slashes around it
 * @returns absolute path of the page's address, decoded
 */
export function routeOf(file: string, baseUrl: string): string {
  return baseUrl + withoutEnding(`/${file}`).slice(1);
}

/**
 * A built page. The minifier leaves out quotes and end tags, so it takes a parser of the HTML standard. A change is made both
 * in the tree and at its place in the text; the rest of the text stays untouched.
 */
export class BuiltPage {
  readonly root: DefaultTreeAdapterMap['document'];
  /** Absolute path of the page's address, decoded. */
  readonly route: string;
  private readonly changes: {start: number; end: number; text: string}[] = [];

  constructor(
    /** Path below the site's folder, with `/`. */
    readonly file: string,
    private readonly html: string,
    baseUrl: string,
  ) {
    this.root = parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
    this.route = routeOf(file, baseUrl);
  }

  /** @returns the original HTML of an element */
  sourceOf(element: Element): string {
    const {startOffset, endOffset} = locationOf(element);
    return this.html.slice(startOffset, endOffset);
  }

  /** @param others replacements; none to remove the element */
  replace(element: Element, ...others: Element[]): void {
    const {startOffset: start, endOffset: end} = locationOf(element);
    this.changes.push({start, end, text: others.map((one) => serializeOuter(one)).join('')});
    const parent = element.parentNode!;
    others.forEach((one) => {
      one.parentNode = parent;
    });
    parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...others);
  }

  /** @param value must not need escaping */
  addAttribute(element: Element, name: string, value: string): void {
    const start = locationOf(element).startOffset + 1 + element.tagName.length;
    this.changes.push({start, end: start, text: ` ${name}="${value}"`});
    element.attrs.push({name, value});
  }

  /** @returns the page with all changes */
  text(): string {
    let text = '';
    let at = 0;
    for (const change of this.changes.sort((a, b) => a.start - b.start)) {
      text += this.html.slice(at, change.start) + change.text;
      at = change.end;
    }
    return text + this.html.slice(at);
  }
}

function locationOf(element: Element) {
  const location = element.sourceCodeLocation;
  if (!location) {
    throw new Error(
      `<${element.tagName}> has no source location in the page's HTML; the parser or an earlier step added it`,
    );
  }
  return location;
}
