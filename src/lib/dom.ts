/** The little of the DOM that looking at built pages takes, over parse5's tree. */
import {defaultTreeAdapter, html, type DefaultTreeAdapterMap} from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type Element = DefaultTreeAdapterMap['element'];

export const isElement = defaultTreeAdapter.isElementNode;

export function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

/** An attribute's value, empty without a value, undefined without the attribute. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
}

/** Every element in a node that passes a test, in document order. */
export function findAll(node: Node, test: (element: Element) => boolean, found: Element[] = []): Element[] {
  for (const child of childrenOf(node)) {
    if (isElement(child) && test(child)) {
      found.push(child);
    }
    findAll(child, test, found);
  }
  return found;
}

/** The first of them; looks no further. */
export function find(node: Node, test: (element: Element) => boolean): Element | undefined {
  for (const child of childrenOf(node)) {
    const found = isElement(child) && test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** All text in a node, as it stands there. */
export function textOf(node: Node): string {
  return 'value' in node ? node.value : childrenOf(node).map(textOf).join('');
}

/** A script or style sheet: its text is not parsed. */
export function rawElement(tagName: string, attributes: Record<string, string>, text: string): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({name, value}));
  const element = defaultTreeAdapter.createElement(tagName, html.NS.HTML, attrs);
  defaultTreeAdapter.insertText(element, text);
  return element;
}
