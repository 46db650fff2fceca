import {parse, serializeOuter, type DefaultTreeAdapterMap} from 'parse5';
import {withoutEnding} from '../../lib/uri';
import type {Element} from '../../lib/dom';

/**
 * Returns the route of a built page.
 * @param file path relative to the site's folder, with `/`
 * @param baseUrl path that the site is served under, with a leading and trailing slash
 * @returns absolute path, decoded
 */
export function routeOf(file: string, baseUrl: string): string {
  return baseUrl + withoutEnding(`/${file}`).slice(1);
}

/**
 * A built page. Uses a standard-compliant HTML parser, because the minifier omits quotes and end tags. Each change is
 * applied to the tree and to the corresponding range of the HTML; the rest of the HTML stays unchanged.
 */
export class BuiltPage {
  readonly root: DefaultTreeAdapterMap['document'];
  /** Decoded absolute path of the page. */
  readonly route: string;
  private readonly changes: {start: number; end: number; text: string}[] = [];

  constructor(
    /** Path relative to the site's folder, with `/`. */
    readonly file: string,
    private readonly html: string,
    baseUrl: string,
  ) {
    this.root = parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
    this.route = routeOf(file, baseUrl);
  }

  /** Returns the original HTML of an element. */
  sourceOf(element: Element): string {
    const {startOffset, endOffset} = locationOf(element);
    return this.html.slice(startOffset, endOffset);
  }

  /**
   * Replaces an element.
   * @param others replacement elements; none to remove the element
   */
  replace(element: Element, ...others: Element[]): void {
    const {startOffset: start, endOffset: end} = locationOf(element);
    this.changes.push({start, end, text: others.map((one) => serializeOuter(one)).join('')});
    const parent = element.parentNode!;
    others.forEach((one) => {
      one.parentNode = parent;
    });
    parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...others);
  }

  /**
   * Adds an attribute to an element.
   * @param value value, which is not escaped and must not contain special characters
   */
  addAttribute(element: Element, name: string, value: string): void {
    const start = locationOf(element).startOffset + 1 + element.tagName.length;
    this.changes.push({start, end: start, text: ` ${name}="${value}"`});
    element.attrs.push({name, value});
  }

  /** Returns the page's HTML with all changes applied. */
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
      `<${element.tagName}> is not in the page's source: the parser or an earlier step added it. Change an element that the page's HTML contains`,
    );
  }
  return location;
}
