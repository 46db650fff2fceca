import {NodeType} from 'node-html-parser';
import type {HTMLElement, Node} from 'node-html-parser';

/** Elements that end a run of text. */
const blocks = new Set(
  (
    'address article aside blockquote button caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr label legend li main nav ol option p pre section select summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

/** What is on the page but says nothing about its subject. */
const silent =
  'a.hash-link, script, style, svg, button, nav, [aria-hidden="true"], [role="img"], [data-search="off"]';

export function isElement(node: Node): node is HTMLElement {
  return node.nodeType === NodeType.ELEMENT_NODE;
}

export function isBlock(node: Node): boolean {
  return isElement(node) && blocks.has(node.rawTagName.toLowerCase());
}

/** Whether an element, with all that is in it, is left out of the search. */
export function isSilent(element: HTMLElement): boolean {
  return element.matches(silent);
}

/** One line, without zero-width characters. */
export function tidy(text: string): string {
  return text
    .replace(/[\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of a node and all in it, blocks apart, silent parts left out. */
export function textOf(node: Node): string {
  return tidy(rawText(node));
}

function rawText(node: Node): string {
  if (!isElement(node)) {
    return node.nodeType === NodeType.TEXT_NODE ? node.text : '';
  }
  if (node.rawTagName.toLowerCase() === 'br') {
    return ' ';
  }
  if (isSilent(node)) {
    return '';
  }
  const inside = joinText(node);
  return isBlock(node) ? ` ${inside} ` : inside;
}

/**
 * Text of what is in an element. Two elements that touch, such as the title and the line of a card, are drawn apart;
 * in code they are pieces of one word.
 */
function joinText(element: HTMLElement): string {
  const code = /^(?:code|pre)$/i.test(element.rawTagName);
  return element.childNodes
    .map((node, place) => {
      const touches = !code && isElement(node) && place > 0 && isElement(element.childNodes[place - 1]!);
      return touches ? ` ${rawText(node)}` : rawText(node);
    })
    .join('');
}
