/** Decides which nodes of a compiled page are static: the same for every reader, without event handlers. */
import type {Node, ObjectExpression, Property} from 'estree';
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
  /** Empty when it is nothing that can be named. */
  name: string;
  /** Whether it is an element of HTML or Markdown, not a component. */
  isElement: boolean;
  props: ObjectExpression;
}

/** @returns the call of `_jsx` that a node is; undefined when it is something else */
export function jsxOf(node: Node | null | undefined): JsxCall | undefined {
  if (
    node?.type !== 'CallExpression' ||
    node.callee.type !== 'Identifier' ||
    !/^_jsxs?$/.test(node.callee.name)
  ) {
    return undefined;
  }
  const [type, props] = node.arguments as [Node, ObjectExpression];
  if (type.type === 'MemberExpression' && type.object.type === 'Identifier') {
    // `_components.p`: an element that the theme may render with a component.
    const isElement = type.object.name === '_components' && type.property.type === 'Identifier';
    return {name: isElement ? (type.property as {name: string}).name : '', isElement, props};
  }
  return type.type === 'Literal'
    ? {name: String(type.value), isElement: true, props}
    : {name: type.type === 'Identifier' ? type.name : '', isElement: false, props};
}

/**
 * Whether every element in a part of a syntax tree is static.
 * @param inComponent a static component calls functions it is given only while rendering; an element takes them for handlers
 */
export function isStatic(value: unknown, inComponent = false): boolean {
  if (typeof value !== 'object' || value === null) {
    return true;
  }
  const call = jsxOf(value as Node);
  if (call) {
    const {name, isElement, props} = call;
    const isKnown = isElement ? staticElements.has(name) : name === '_Fragment' || staticComponents.has(name);
    return isKnown && isStatic(props, !isElement);
  }
  if (!inComponent && /Function/.test((value as Partial<Node>).type ?? '')) {
    return false;
  }
  return Object.values(value).every((part) => isStatic(part, inComponent));
}

/** @returns the property `children` of props */
export const childrenIn = ({properties}: ObjectExpression): Property | undefined =>
  properties.find(
    (property): property is Property =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'children',
  );
