/** DOM helpers for built pages parsed by parse5. */
import {defaultTreeAdapter, html, type DefaultTreeAdapterMap} from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export const isElement = defaultTreeAdapter.isElementNode;

export function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** Returns the value of an attribute: an empty string if it has no value, undefined if it is missing. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

/** Returns every matching descendant, in document order. */
export function findAll(node: Node, test: (element: Element) => boolean, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (isElement(child) && test(child)) {
      found.push(child);
    }
    findAll(child, test, found);
  }
  return found;
}

/** Returns the first matching descendant. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    const found = isElement(child) && test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Returns the text content of a node. */
export function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** Creates a script or style element, whose text is not parsed as HTML. */
export function rawElement(tagName: string, attributes: Record<string, string>, text: string): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  defaultTreeAdapter.insertText(element, text);
  return element;
}
