import {silentTags} from '../../lib/silent-tags';
import {attribute, childrenOf, hasClass, isElement} from '../../lib/dom';
import type {Element, Node} from '../../lib/dom';

/** Block elements, which end a run of text. */
const blocks = new Set(
  (
    'address article aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

export function isBlock(node: Node): node is Element {
  return isElement(node) && blocks.has(node.tagName);
}

/** Roles whose elements are not indexed: images and tab lists. */
const silentRoles = new Set(['img', 'tablist']);

/**
 * Returns whether an element and its content are excluded from the search, for example by
 * `data-search="off"`.
 */
export function isSilent(element: Element): boolean {
  return (
    silentTags.has(element.tagName) ||
    element.tagName === 'pre' ||
    hasClass(element, 'hash-link') ||
    attribute(element, 'aria-hidden') === 'true' ||
    silentRoles.has(attribute(element, 'role') ?? '') ||
    attribute(element, 'data-search') === 'off'
  );
}

/** Collapses white space into single spaces and removes zero-width characters. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns the text of a node and its children. Block elements are separated with a space; elements excluded
 * from the search are skipped.
 */
export function textOf(node: Node): string {
  return tidy(rawText(node));
}

/** Returns the text of a node, including surrounding spaces, so that adjacent nodes join as they do on the page. */
function rawText(node: Node): string {
  if (!isElement(node)) {
    return 'value' in node ? node.value : '';
  }
  if (node.tagName === 'br') {
    return ' ';
  }
  if (isSilent(node)) {
    return '';
  }
  const inside = joinText(childrenOf(node), /^(?:code|pre)$/.test(node.tagName));
  return isBlock(node) ? ` ${inside} ` : inside;
}

/**
 * Joins the text of sibling nodes. Adjacent elements, such as the title and text of a card, are rendered
 * apart and are therefore separated with a space. In code, adjacent elements can be parts of the same
 * word, so they are not.
 */
export function joinText(nodes: Node[], isCode = false): string {
  return nodes
    .map((node, place) => {
      const before = nodes[place - 1];
      const touches = !isCode && before !== undefined && isElement(before) && isElement(node);
      return touches ? ` ${rawText(node)}` : rawText(node);
    })
    .join('');
}
