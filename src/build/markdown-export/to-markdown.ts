import type {Element as HastElement, ElementContent, Nodes as HastNodes} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import {h} from 'hastscript';
import type {Nodes, PhrasingContent, RootContent, TableCell} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import {silentTags} from '../../lib/silent-tags';
import type {Element} from '../../lib/dom';

const classesOf = ({properties}: HastElement) => [properties.className ?? []].flat().map(String);
const isElement = (node: HastNodes | undefined): node is HastElement => node?.type === 'element';

/**
 * Returns the text below a node of a HAST or MDAST tree. Skips the comments that React inserts between text nodes.
 */
function textIn(node: HastNodes | Nodes): string {
  if ('value' in node) return node.type === 'comment' ? '' : node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

const paragraph = (tagName: 'em' | 'strong', text: string) => h('p', h(tagName, text));

function isSilent(node: HastElement): boolean {
  const {tagName, properties} = node;
  return (
    silentTags.has(tagName) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist' ||
    properties.role === 'status' ||
    properties.dataMarkdown === 'off' ||
    classesOf(node).includes('hash-link')
  );
}

/** Converts a `<dl>` to a list with one item per term, such as "File: `config/x.snbt`". */
function termsOf({children}: HastElement): HastElement {
  const parts = children.flatMap((child) =>
    isElement(child) && child.tagName === 'div'
      ? child.children.filter(isElement)
      : isElement(child)
        ? [child]
        : [],
  );
  const items: HastElement[] = [];
  for (const {tagName, children: inside} of parts) {
    if (tagName === 'dt') {
      items.push(h('li', [...inside, {type: 'text', value: ': '}]));
    } else {
      items.at(-1)?.children.push(...inside);
    }
  }
  return h('ul', items);
}

/** Returns the heading of an admonition as bold text, with the type capitalized. */
function titled(heading: HastElement): HastElement {
  const isBare = /:\s*$/.test(textIn(heading).trim());
  visit(heading, 'text', (text) => {
    text.value = text.value.charAt(0).toUpperCase() + text.value.slice(1);
    if (isBare) text.value = text.value.replace(/:\s*$/, '');
    return isBare ? undefined : EXIT;
  });
  return h('strong', heading.children);
}

/**
 * Converts a caption to paragraphs, because Markdown tables have no captions: first the title in bold, then
 * the notes on all rows.
 */
function captionOf({children}: HastElement): HastElement[] {
  const at = children.findIndex(isElement);
  const [title, about] = at < 0 ? [children, []] : [children.slice(0, at), children.slice(at)];
  return [h('p', h('strong', title)), ...about.filter(isElement).map((part) => h('div', part.children))];
}

/** Returns the elements that replace an element before the conversion. */
function prepared(node: HastElement, isInCell: boolean): HastElement[] {
  const {tagName, properties, children} = node;
  if (properties.role === 'img') {
    // Replace an image with its accessible name.
    return properties.ariaLabel ? [paragraph('em', `Picture: ${String(properties.ariaLabel)}`)] : [];
  }
  if (isSilent(node)) {
    return [];
  }
  if (classesOf(node).includes('theme-admonition')) {
    // Convert an admonition to a blockquote that begins with its type and title.
    const [heading, ...content] = children.filter(isElement);
    return [h('blockquote', h('p', heading ? titled(heading) : []), content)];
  }
  if (/^codeBlockTitle/.test(classesOf(node)[0] ?? '')) {
    return [paragraph('strong', textIn(node))];
  }
  if (tagName === 'img' && String(properties.src).startsWith('data:')) {
    return [h('em', `Picture: ${String(properties.alt)}`)];
  }
  if (tagName === 'dl' && !isInCell) {
    return [termsOf(node)];
  }
  if (tagName === 'table') {
    const caption = children.find((child) => isElement(child) && child.tagName === 'caption');
    return isElement(caption) ? [...captionOf(caption), node] : [node];
  }
  return [node];
}

/**
 * The enclosing element, if it affects the conversion. Code is a single text node; in a table cell, each `span`
 * becomes a separate line.
 */
type Inside = 'code' | 'cell' | undefined;

const insideOf = ({tagName}: HastElement, around: Inside): Inside =>
  tagName === 'pre' || tagName === 'code' ? 'code' : tagName === 'td' || tagName === 'th' ? 'cell' : around;

/**
 * Returns the separator for two adjacent elements that only CSS keeps apart on the page, such as the title
 * and text of a card.
 */
function between(
  parent: HastElement,
  before: HastElement,
  after: HastElement,
  inside: Inside,
): ElementContent[] {
  const names = [before.tagName, after.tagName];
  if (
    inside === 'code' ||
    names.includes('br') ||
    (inside === 'cell' && names.every((name) => name === 'span'))
  ) {
    return [];
  }
  const isVersions = [before, after].every(
    ({tagName, properties}) => tagName === 'span' && properties.dataIn !== undefined,
  );
  return [{type: 'text', value: parent.tagName === 'a' ? ': ' : isVersions ? '; ' : ' '}];
}

/** Prepares a page's HTML for the converter and removes comments. */
function prepare(node: HastElement, inside?: Inside): void {
  const children = node.children.flatMap((child): ElementContent[] =>
    isElement(child) ? prepared(child, inside === 'cell') : child.type === 'text' ? [child] : [],
  );
  node.children = children.flatMap((child, i) => {
    const before = children[i - 1];
    return isElement(child) && isElement(before) ? [...between(node, before, child, inside), child] : [child];
  });
  for (const child of node.children.filter(isElement)) {
    // The converter expects the language of a code block on `<code>`, but the site sets it on `<pre>`.
    if (node.tagName === 'pre') {
      child.properties.className = node.properties.className;
    }
    prepare(child, insideOf(child, inside));
  }
}

/** Inline node types that can have children. */
const inline = ['delete', 'emphasis', 'link', 'strong'];

/** Splits the content of a table cell at block elements and line breaks. */
function linesOf(nodes: readonly RootContent[], lines: PhrasingContent[][] = [[]]): PhrasingContent[][] {
  for (const node of nodes) {
    if (node.type === 'code') {
      lines.at(-1)!.push({type: 'inlineCode', value: node.value.replace(/\s+/g, ' ').trim()});
    } else if (node.type === 'break') {
      lines.push([]);
    } else if ('children' in node && !inline.includes(node.type)) {
      lines.push([]);
      linesOf(node.children, lines);
      lines.push([]);
    } else {
      lines.at(-1)!.push(node as PhrasingContent);
    }
  }
  return lines;
}

/**
 * Formats a table cell. A cell of a Markdown table must be on one line, so `<br>` separates the lines of its content.
 */
const cell: Handle = (state, node) => {
  visit(node, 'element', (child, index, parent) => {
    if (child.tagName === 'dt' || child.tagName === 'dd' || child.tagName === 'dl') {
      // Keep a term and its description on one line.
      if (child.tagName === 'dt') {
        child.children.push({type: 'text', value: ': '});
      }
      child.tagName = child.tagName === 'dl' ? 'div' : 'span';
    } else if (child.tagName === 'span' && isElement(parent)) {
      // On the page, only CSS separates adjacent spans, so they need a separator here.
      const before = parent.children[index! - 1];
      if (isElement(before) && before.tagName === 'span') {
        parent.children.splice(index!, 0, h('br'));
        return [SKIP, index! + 2];
      }
    }
    return undefined;
  });
  const tableCell = defaultHandlers.td(state, node) as TableCell;
  tableCell.children = linesOf(tableCell.children)
    .filter((line) => line.some((part) => textIn(part).trim() !== ''))
    .flatMap((line, index) => (index === 0 ? line : [{type: 'break'}, ...line]));
  return tableCell;
};

/**
 * Converts the content of a built page to Markdown. Tables and recipes are converted as rendered; images are
 * replaced with their descriptions.
 * @param article parse5 element that contains the page's content
 * @param address absolute URL of the page, used to resolve links
 * @returns GitHub Flavored Markdown, ending in a newline
 */
export function articleToMarkdown(article: Element, address: string): string {
  const hast = fromParse5(article) as HastElement;
  prepare(hast);
  const tree = toMdast(h(null, h('base', {href: address}), hast), {handlers: {td: cell, th: cell}});
  return toMarkdown(tree as Nodes, {
    extensions: [gfmToMarkdown({tablePipeAlign: false, tableCellPadding: true})],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
    handlers: {break: (_node, _parent, {stack}) => (stack.includes('tableCell') ? '<br>' : '\\\n')},
  }).replace(/[\u200b\u200c\u200d\ufeff]/g, '');
}
