import type {Element as HastElement, ElementContent, Nodes as HastNodes} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import {toMdast} from 'hast-util-to-mdast';
import type {Nodes, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';
import {textOf} from '../../content/body';
import {silentTags} from '../../content/silent-tags';
import type {Element} from '../post/dom';

/** Tags that stand in a line; everything else inside a table cell begins a new one. */
const inlineTags = new Set(
  'a abbr b br cite code del em i img kbd mark q s samp small span strong sub sup time u var'.split(' '),
);

const classesOf = ({properties}: HastElement) => [properties.className ?? []].flat().map(String);
const isElement = (node: HastNodes): node is HastElement => node.type === 'element';

function element(
  tagName: string,
  children: ElementContent[],
  properties: HastElement['properties'] = {},
): HastElement {
  return {type: 'element', tagName, properties, children};
}

/** The text in a node; a `<br>` begins a new line. */
function textIn(node: HastNodes): string {
  if (isElement(node) && node.tagName === 'br') {
    return '\n';
  }
  return node.type === 'text' ? node.value : 'children' in node ? node.children.map(textIn).join('') : '';
}

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

/** A drawing becomes its description; `role="img"` hides what is inside from screen readers too. */
function pictureText({properties}: HastElement): ElementContent[] {
  const label = properties.ariaLabel;
  return typeof label === 'string' && label !== ''
    ? [element('p', [element('em', [{type: 'text', value: `Picture: ${label}`}])])]
    : [];
}

/** A note, a tip, a danger: a quotation that begins with its kind and title. */
function admonition(node: HastElement): HastElement {
  const [heading, ...content] = node.children.filter(isElement);
  const title = heading ? textIn(heading).replace(/:\s*$/, '').trim() : '';
  const text = title.charAt(0).toUpperCase() + title.slice(1);
  return element('blockquote', [
    element('p', [element('strong', [{type: 'text', value: text}])]),
    ...content,
  ]);
}

/** The language of a code block stands on `<pre>`; the converter looks for it on `<code>`. */
function codeBlock(node: HastElement): HastElement {
  const language = classesOf(node).filter((name) => name.startsWith('language-'));
  return element('pre', [
    element('code', [{type: 'text', value: textIn(node).replace(/\n+$/, '')}], {className: language}),
  ]);
}

/** A table cell holds one line: what begins a new one on the page stands behind a `<br>`. */
function flatCell(node: HastElement): ElementContent[] {
  const lines: ElementContent[][] = [[]];
  const walk = (children: ElementContent[]) => {
    for (const child of children) {
      const line = lines.at(-1)!;
      if (!isElement(child)) {
        line.push(child);
      } else if (child.tagName === 'pre') {
        line.push(element('code', [{type: 'text', value: textIn(child).replace(/\s+/g, ' ').trim()}]));
      } else if (child.tagName === 'dd') {
        // A term and what is said of it stay on one line.
        lines.splice(-2, 2, [...(lines.at(-2) ?? []), {type: 'text', value: ': '}]);
        walk(child.children);
        lines.push([]);
      } else if (child.tagName === 'br') {
        lines.push([]);
      } else if (inlineTags.has(child.tagName) && !containsBlock(child)) {
        const before = line.at(-1);
        // Spans that touch are set apart by style.
        if (child.tagName === 'span' && before && isElement(before) && before.tagName === 'span') {
          lines.push([child]);
        } else {
          line.push(child);
        }
      } else {
        lines.push([]);
        walk(child.children);
        lines.push([]);
      }
    }
  };
  walk(node.children);
  return lines
    .filter((line) => line.some((part) => textIn(part).trim() !== ''))
    .flatMap((line, index) => (index === 0 ? line : [element('br', []), ...line]));
}

const containsBlock = (node: HastElement): boolean =>
  node.children.some((child) => isElement(child) && (!inlineTags.has(child.tagName) || containsBlock(child)));

/** Prepares the page's own HTML for the converter. */
function prepare(node: HastElement, base: string): ElementContent[] {
  const {tagName, properties} = node;
  if (properties.role === 'img') {
    return pictureText(node);
  }
  if (isSilent(node)) {
    return [];
  }
  if (tagName === 'pre') {
    return [codeBlock(node)];
  }
  const children = prepareAll(node.children, base);
  const copy: HastElement = {...node, children};
  if (tagName === 'a' && typeof properties.href === 'string') {
    copy.properties = {href: new URL(properties.href, base).href};
  }
  if (classesOf(node).includes('theme-admonition')) {
    return [admonition(copy)];
  }
  if (/^codeBlockTitle/.test(classesOf(node)[0] ?? '')) {
    return [element('p', [element('strong', children)])];
  }
  if (tagName === 'caption') {
    return [];
  }
  if (tagName === 'td' || tagName === 'th') {
    copy.children = flatCell(copy);
  }
  // A caption has no place in a Markdown table: it stands in front.
  const caption =
    tagName === 'table'
      ? node.children.find((child) => isElement(child) && child.tagName === 'caption')
      : undefined;
  return caption
    ? [element('p', [element('strong', [{type: 'text', value: textIn(caption).trim()}])]), copy]
    : [copy];
}

function prepareAll(nodes: HastElement['children'], base: string): ElementContent[] {
  // React leaves comments between texts.
  return nodes.flatMap((node) =>
    isElement(node) ? prepare(node, base) : node.type === 'text' ? [node] : [],
  );
}

/** `<br>` in cells is written as such; spaces and empty lines left over by removed parts go. */
function tidy(tree: Root): void {
  tree.children = tree.children.filter((node, index, all) => {
    // The caption of a table often repeats the heading above it.
    const above = all[index - 1];
    const only = node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
    return !(above?.type === 'heading' && only?.type === 'strong' && textOf(above) === textOf(only));
  });
  visit(tree, 'tableCell', ({children}) => {
    children.forEach(
      ({type}, index) => type === 'break' && (children[index] = {type: 'html', value: '<br>'}),
    );
  });
}

/**
 * The text of a built page as Markdown: tables and recipes as they are rendered, drawings as their description.
 * @param article the element that holds the page's text, from parse5
 * @param address absolute address of the page; links become absolute by it
 * @returns Markdown in GitHub's flavour, ending in a line break
 */
export function articleToMarkdown(article: Element, address: string): string {
  const hast = fromParse5(article) as HastElement;
  const tree = toMdast({type: 'root', children: prepareAll(hast.children, address)}) as Root;
  tidy(tree);
  return toMarkdown(tree as Nodes, {
    extensions: [gfmToMarkdown({tablePipeAlign: false, tableCellPadding: true})],
    bullet: '-',
    emphasis: '*',
    rule: '-',
    listItemIndent: 'one',
    fences: true,
  }).replace(/[\u200b\u200c\u200d\ufeff]/g, '');
}
