/** Decides which nodes of a compiled page are static: the same for every reader, without event handlers. */
import type {CallExpression, Node, ObjectExpression, Property} from 'estree';
import {staticComponents} from '../../components/registry';

/** Elements of Markdown without behaviour, except links. */
const staticElements = new Set(
  (
    'a admonition blockquote br code dd del details Details div dl dt em h1 h2 h3 h4 h5 h6 hr kbd li ol p section span ' +
    'strong sub summary sup table tbody td th thead tr ul'
  ).split(' '),
);

/** An element or component of a compiled page: a call of `_jsx`. */
export interface JsxCall {
  name: string;
  /** Whether it is an element of HTML or Markdown, not a component. */
  isElement: boolean;
  props: ObjectExpression;
}

const isJsx = (node: Node | null | undefined): node is CallExpression =>
  node?.type === 'CallExpression' &&
  node.callee.type === 'Identifier' &&
  /^_jsxs?$/.test(node.callee.name);

/** @returns the call of `_jsx` that a node is; undefined when it is something else */
export function jsxOf(node: Node | null | undefined): JsxCall | undefined {
  const [type, props] = isJsx(node) ? node.arguments : [];
  if (props?.type !== 'ObjectExpression') {
    return undefined;
  }
  switch (type?.type) {
    case 'Literal':
      return {name: String(type.value), isElement: true, props};
    case 'Identifier':
      return {name: type.name, isElement: false, props};
    case 'MemberExpression':
      // `_components.p`: an element that the theme may render with a component.
      return type.object.type === 'Identifier' &&
        type.object.name === '_components' &&
        type.property.type === 'Identifier'
        ? {name: type.property.name, isElement: true, props}
        : undefined;
    default:
      return undefined;
  }
}

/** @returns whether a node, and everything in it, is static */
export function isStatic(node: Node | null | undefined): boolean {
  switch (node?.type) {
    case 'Literal':
    // Something that the page imports: data.
    case 'Identifier':
      return true;
    case 'TemplateLiteral':
      return node.expressions.every(isStatic);
    case 'UnaryExpression':
      return isStatic(node.argument);
    case 'ArrayExpression':
      return node.elements.every(isStatic);
    case 'ObjectExpression':
      return node.properties.every((property) => property.type === 'Property' && isStatic(property.value));
    default: {
      const call = jsxOf(node);
      if (call === undefined) {
        return false;
      }
      const {name, isElement, props} = call;
      if (name === '_Fragment' || isElement) {
        return (name === '_Fragment' || staticElements.has(name)) && isStatic(props);
      }
      return staticComponents.has(name) && rendersStatic(props);
    }
  }
}

/** Whether every element in a syntax tree is static. A static component calls functions it is given only while rendering. */
function rendersStatic(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return true;
  }
  return jsxOf(value as Node) ? isStatic(value as Node) : Object.values(value).every(rendersStatic);
}

/** @returns the property `children` of props */
export const childrenIn = ({properties}: ObjectExpression): Property | undefined =>
  properties.find(
    (property): property is Property =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'children',
  );
