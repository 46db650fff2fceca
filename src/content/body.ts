/** What a page contains, told from its tree. */
import {createSlugger, parseMarkdownHeadingId} from '@docusaurus/utils';
import type {Node as EstreeNode} from 'estree';
import type {Heading as HeadingNode, Node, Nodes, Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {components} from '../components/registry';
import {elementUse} from './elements';
import type {Body, Position} from './types';

/** JSX attributes that hold an address, whatever the element. */
const linkAttributes = new Set(['href', 'to']);

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** A string found in an attribute, and where it stands. */
interface Located extends Position {
  value: string;
}

/**
 * Reads a page that is parsed already.
 * @param tree as the parser made it
 */
export function bodyOf(tree: Root): Body {
  const body: Body = {
    tree,
    problem: undefined,
    headings: [],
    links: [],
    images: [],
    texts: [],
    ids: [],
    elements: [],
    hasDataComponents: false,
  };
  const slugs = createSlugger();
  const read = (node: Nodes, next: Nodes | undefined, component: string | undefined) => {
    switch (node.type) {
      case 'heading':
        body.headings.push(readHeading(node, slugs));
        break;
      case 'link':
      case 'definition':
        body.links.push({url: node.url, ...start(node)});
        break;
      case 'image':
        body.images.push({url: node.url, alt: node.alt ?? undefined, ...start(node)});
        break;
      case 'text':
        body.texts.push({text: node.value + directiveText(next), component, ...start(node)});
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        body.elements.push(elementUse(node));
        readElement(node, body);
        break;
      default:
    }
    const inside = 'name' in node && /^[A-Z]/.test(node.name ?? '') ? (node.name ?? undefined) : component;
    const children = 'children' in node ? node.children : [];
    children.forEach((child, index) => read(child, children[index + 1], inside));
  };
  read(tree, undefined, undefined);
  return body;
}

/** In `minecraft:stone` the parser takes `:stone` for a directive; Docusaurus turns it back into text. */
function directiveText(node: Nodes | undefined): string {
  return node?.type === 'textDirective' ? `:${node.name}` : '';
}

/** Same rules as @docusaurus/mdx-loader's `remark/headings`: an explicit id wins and is not made unique. */
function readHeading(node: HeadingNode, slugs: ReturnType<typeof createSlugger>) {
  const {text, id} = parseMarkdownHeadingId(textOf(node));
  return {depth: node.depth, text, id: id ?? slugs.slug(text), ...start(node)};
}

function readElement(node: JsxElement, body: Body) {
  const attributes = node.attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  const isHtml = /^[a-z]/.test(node.name ?? '');
  const attribute = (name: string) => attributes.find((candidate) => candidate.name === name);
  const id = attribute('id');

  const htmlHeading = /^h(?<depth>[1-6])$/.exec(node.name ?? '');
  if (htmlHeading) {
    const depth = Number(htmlHeading.groups!.depth);
    const anchor = typeof id?.value === 'string' ? id.value : undefined;
    body.headings.push({depth, text: textOf(node), id: anchor, ...start(node)});
  } else if (isHtml && typeof id?.value === 'string') {
    body.ids.push({value: id.value, ...start(id, node)});
  } else if (components[node.name ?? '']?.anchors) {
    body.hasDataComponents = true;
  }

  if (node.name === 'img') {
    const alt = attribute('alt');
    const [source] = strings(attribute('src'), node);
    if (source !== undefined) {
      const text = alt && (strings(alt, node)[0]?.value ?? '');
      body.images.push({url: source.value, alt: text, ...start(node)});
    }
  }
  for (const candidate of attributes) {
    const isLink = linkAttributes.has(candidate.name);
    const found = isLink ? strings(candidate, node) : nestedLinks(candidate, node);
    body.links.push(...found.map(({value, line, column}) => ({url: value, line, column})));
  }
}

/** Every string an attribute can take: `a="x"`, `a={'x'}`, `a={cond ? 'x' : 'y'}`, `a={require('x').default}`. */
function strings(attribute: MdxJsxAttribute | undefined, element: JsxElement): Located[] {
  if (attribute === undefined || attribute.value === null || attribute.value === undefined) {
    return [];
  }
  const place = start(attribute, element);
  if (typeof attribute.value === 'string') {
    return [{value: attribute.value, ...place}];
  }
  const found: Located[] = [];
  walk(attribute.value.data?.estree, (node) => {
    const value = stringOf(node);
    if (value !== undefined) {
      found.push({value, ...estreeStart(node, place)});
    }
  });
  return found;
}

/** The value of `'x'` and of a template without gaps. */
function stringOf(node: EstreeNode): string | undefined {
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0]!.value.cooked ?? undefined;
  }
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** Addresses inside an attribute's data, as in `items={[{href: '/docs/app'}]}`. */
function nestedLinks(attribute: MdxJsxAttribute, element: JsxElement): Located[] {
  if (typeof attribute.value !== 'object' || attribute.value === null) {
    return [];
  }
  const place = start(attribute, element);
  const found: Located[] = [];
  walk(attribute.value.data?.estree, (node) => {
    if (node.type !== 'Property' || node.value.type !== 'Literal' || typeof node.value.value !== 'string') {
      return;
    }
    const name =
      node.key.type === 'Identifier'
        ? node.key.name
        : node.key.type === 'Literal'
          ? node.key.value
          : undefined;
    if (typeof name === 'string' && linkAttributes.has(name)) {
      found.push({value: node.value.value, ...estreeStart(node.value, place)});
    }
  });
  return found;
}

/** Depth-first walk over every node of a JavaScript syntax tree. */
function walk(node: unknown, visitNode: (node: EstreeNode) => void) {
  if (Array.isArray(node)) {
    node.forEach((child) => walk(child, visitNode));
  } else if (
    typeof node === 'object' &&
    node !== null &&
    typeof (node as {type?: unknown}).type === 'string'
  ) {
    visitNode(node as EstreeNode);
    Object.values(node).forEach((child) => walk(child, visitNode));
  }
}

/** Text of a node and everything below, as `mdast-util-to-string` gives it. */
export function textOf(node: Nodes): string {
  if ('value' in node) {
    return node.value;
  }
  if (node.type === 'image' || node.type === 'imageReference') {
    return node.alt ?? '';
  }
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}

function start(node: Pick<Node, 'position'>, fallback?: Node): Position {
  const {line, column} = (node.position ?? fallback?.position)?.start ?? {line: 1, column: 1};
  return {line, column};
}

function estreeStart(node: EstreeNode, fallback: Position): Position {
  // A JavaScript tree counts columns from 0.
  return node.loc ? {line: node.loc.start.line, column: node.loc.start.column + 1} : fallback;
}
