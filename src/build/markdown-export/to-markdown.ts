import type {Element as HastElement, ElementContent, Nodes as HastNodes} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import {h} from 'hastscript';
import type {Nodes, PhrasingContent, RootContent, TableCell} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {SKIP, visit} from 'unist-util-visit';
import {silentTags} from '../../lib/silent-tags';
import type {Element} from '../../lib/dom';

const classesOf = ({properties}: HastElement) => [properties.className ?? []].flat().map(String);
const isElement = (node: HastNodes | undefined): node is HastElement => node?.type === 'element';

/** All text below a node of either tree; React leaves comments between texts. */
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

/** Elements that replace an element before the conversion. */
function prepared(node: HastElement): HastElement[] {
  const {tagName, properties, children} = node;
  if (properties.role === 'img') {
    // A drawing becomes its description, as for screen readers.
    return properties.ariaLabel ? [paragraph('em', `Picture: ${String(properties.ariaLabel)}`)] : [];
  }
  if (isSilent(node)) {
    return [];
  }
  if (classesOf(node).includes('theme-admonition')) {
    // An admonition becomes a quotation that begins with its type and title.
    const [heading, ...content] = children.filter(isElement);
    const title = heading ? textIn(heading).replace(/:\s*$/, '').trim() : '';
    return [h('blockquote', paragraph('strong', title.charAt(0).toUpperCase() + title.slice(1)), ...content)];
  }
  if (/^codeBlockTitle/.test(classesOf(node)[0] ?? '')) {
    return [paragraph('strong', textIn(node))];
  }
  if (tagName === 'table') {
    // Markdown tables have no captions, so the caption goes in front.
    const caption = children.find((child) => isElement(child) && child.tagName === 'caption');
    return caption ? [paragraph('strong', textIn(caption).trim()), node] : [node];
  }
  return [node];
}

/** Prepares the page's HTML for the converter; drops comments. */
function prepare(node: HastElement): void {
  node.children = node.children.flatMap((child): ElementContent[] =>
    isElement(child) ? prepared(child) : child.type === 'text' ? [child] : [],
  );
  const elements = node.children.filter(isElement);
  elements.forEach((child) => {
    // The converter looks for the language of a code block on `<code>`, and the site sets it on `<pre>`.
    if (node.tagName === 'pre') {
      child.properties.className = node.properties.className;
    }
    prepare(child);
  });
}

/** Types of inline nodes that contain other nodes. */
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

/** A cell of a Markdown table is one line, so further lines follow after a `<br>`. */
const cell: Handle = (state, node) => {
  visit(node, 'element', (child, index, parent) => {
    if (child.tagName === 'dt' || child.tagName === 'dd' || child.tagName === 'dl') {
      // A term stays on one line with its description.
      if (child.tagName === 'dt') {
        child.children.push({type: 'text', value: ': '});
      }
      child.tagName = child.tagName === 'dl' ? 'div' : 'span';
    } else if (child.tagName === 'span' && isElement(parent)) {
      // Only style separates adjacent spans.
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
 * Converts the text of a built page to Markdown: tables and recipes as rendered, drawings as their description.
 * @param article parse5 element with the page's text
 * @param address absolute address of the page, to make links absolute
 * @returns Markdown in GitHub's flavour, ending in a line break
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
