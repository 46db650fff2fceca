/** Finds links and elements in the syntax tree of a page. */
import type {Node, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {elementUse} from './elements';
import type {Position} from '../lib/yaml';
import type {Body} from './types';

/** JSX attributes that contain a URL on any element. */
const linkAttributes = new Set(['href', 'to']);

/** Collects the links and elements of a parsed page. */
export function bodyOf(tree: Root): Body {
  const body: Body = {tree, links: [], elements: []};
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      body.links.push({url: node.url, ...startOf(node)});
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      body.elements.push(elementUse(node));
      for (const attribute of node.attributes) {
        const isLink = attribute.type === 'mdxJsxAttribute' && linkAttributes.has(attribute.name);
        if (isLink && typeof attribute.value === 'string') {
          body.links.push({url: attribute.value, ...startOf(attribute.position ? attribute : node)});
        }
      }
    }
  });
  return body;
}

/** Returns the start position of a node, or the start of the file if the node has no position. */
export function startOf({position}: Pick<Node, 'position'>): Position {
  const {line, column} = position?.start ?? {line: 1, column: 1};
  return {line, column};
}
