import {parse, serializeOuter, type DefaultTreeAdapterMap} from 'parse5';
import {withoutEnding} from '../../lib/uri';
import type {Element} from '../../lib/dom';

/**
 * @param file path of a built page below the folder of the site, with `/`
 * @param baseUrl path the site is served under, with slashes around it
 * @returns absolute path that the page is read at, decoded
 */
export function routeOf(file: string, baseUrl: string): string {
  return baseUrl + withoutEnding(`/${file}`).slice(1);
}

/**
 * A built page, parsed once by the HTML standard's own algorithm: the minifier leaves out quotes and end tags. What is
 * changed goes into the tree and, at the place where the parser found it, into the text; all else stays as it is written.
 */
export class BuiltPage {
  readonly root: DefaultTreeAdapterMap['document'];
  /** Absolute path that the page is read at, decoded. */
  readonly route: string;
  private readonly changes: {start: number; end: number; text: string}[] = [];

  constructor(
    /** Path below the folder of the site, with `/`. */
    readonly file: string,
    private readonly html: string,
    baseUrl: string,
  ) {
    this.root = parse(html, {sourceCodeLocationInfo: true, scriptingEnabled: false});
    this.route = routeOf(file, baseUrl);
  }

  /** @returns HTML of an element as it was written */
  sourceOf(element: Element): string {
    const {startOffset, endOffset} = locationOf(element);
    return this.html.slice(startOffset, endOffset);
  }

  /** @param others take the element's place; none to remove it */
  replace(element: Element, ...others: Element[]): void {
    const {startOffset: start, endOffset: end} = locationOf(element);
    this.changes.push({start, end, text: others.map((one) => serializeOuter(one)).join('')});
    const parent = element.parentNode!;
    others.forEach((one) => {
      one.parentNode = parent;
    });
    parent.childNodes.splice(parent.childNodes.indexOf(element), 1, ...others);
  }

  /** @param value needs no escaping */
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
    throw new Error(`<${element.tagName}> does not stand in the page's text, so it has no place there`);
  }
  return location;
}
