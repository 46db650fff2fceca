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

/** Text of a node and everything below, of either tree; React leaves comments between texts. */
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

/** What stands in an element's place for the converter. */
function prepared(node: HastElement): HastElement[] {
  const {tagName, properties, children} = node;
  if (properties.role === 'img') {
    // A drawing becomes its description; the role hides what is inside from screen readers too.
    return properties.ariaLabel ? [paragraph('em', `Picture: ${String(properties.ariaLabel)}`)] : [];
  }
  if (isSilent(node)) {
    return [];
  }
  if (classesOf(node).includes('theme-admonition')) {
    // A note, a tip, a danger: a quotation that begins with its kind and title.
    const [heading, ...content] = children.filter(isElement);
    const title = heading ? textIn(heading).replace(/:\s*$/, '').trim() : '';
    return [h('blockquote', paragraph('strong', title.charAt(0).toUpperCase() + title.slice(1)), ...content)];
  }
  if (/^codeBlockTitle/.test(classesOf(node)[0] ?? '')) {
    return [paragraph('strong', textIn(node))];
  }
  if (tagName === 'table') {
    // A caption has no place in a Markdown table: it stands in front.
    const caption = children.find((child) => isElement(child) && child.tagName === 'caption');
    return caption ? [paragraph('strong', textIn(caption).trim()), node] : [node];
  }
  return [node];
}

/** Prepares the page's own HTML for the converter. */
function prepare(node: HastElement): void {
  // React leaves comments between texts.
  node.children = node.children.flatMap((child): ElementContent[] =>
    isElement(child) ? prepared(child) : child.type === 'text' ? [child] : [],
  );
  const elements = node.children.filter(isElement);
  elements.forEach((child) => {
    // The language of a code block stands on `<pre>`; the converter looks for it on `<code>`.
    if (node.tagName === 'pre') {
      child.properties.className = node.properties.className;
    }
    prepare(child);
  });
}

/** What stays on its line though it contains other nodes. */
const inline = ['delete', 'emphasis', 'link', 'strong'];

/** The lines of a table cell: what begins a new one on the page. */
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

/** A table cell holds one line: what begins a new one on the page stands behind a `<br>`. */
const cell: Handle = (state, node) => {
  visit(node, 'element', (child, index, parent) => {
    if (child.tagName === 'dt' || child.tagName === 'dd' || child.tagName === 'dl') {
      // A term and what is said of it stay on one line.
      if (child.tagName === 'dt') {
        child.children.push({type: 'text', value: ': '});
      }
      child.tagName = child.tagName === 'dl' ? 'div' : 'span';
    } else if (child.tagName === 'span' && isElement(parent)) {
      // Spans that touch are set apart by style.
      const before = parent.children[index! - 1];
      if (isElement(before) && before.tagName === 'span') {
        parent.children.splice(index!, 0, h('br'));
        return [SKIP, index! + 2];
      }
    }
    return undefined;
  });
  const made = defaultHandlers.td(state, node) as TableCell;
  const lines = linesOf(made.children);
  made.children = lines
    .filter((line) => line.some((part) => textIn(part).trim() !== ''))
    .flatMap((line, index) => (index === 0 ? line : [{type: 'break'}, ...line]));
  return made;
};

/**
 * The text of a built page as Markdown: tables and recipes as they are rendered, drawings as their description.
 * @param article the element that holds the page's text, from parse5
 * @param address absolute address of the page; links become absolute by it
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
