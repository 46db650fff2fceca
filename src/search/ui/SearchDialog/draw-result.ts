import {markedParts} from '../marked-parts';
import type {HitInTree} from './tree';

/** What a row says. */
export interface RowTexts {
  url: string;
  /** HTML with nothing but marks, as the next. */
  title: string;
  /** Empty where there is none. */
  path: string;
}

interface Parts {
  link: HTMLAnchorElement;
  title: HTMLElement;
  path: HTMLElement;
  /** All of them, in their order. */
  elements: Element[];
  says: RowTexts;
}

let template: HTMLTemplateElement | undefined;
const parts = new WeakMap<HTMLElement, Parts>();

/** A row's elements without texts. */
function createParts(): Parts {
  if (!template) {
    template = document.createElement('template');
    template.innerHTML =
      '<a class="search-hit__link" tabindex="-1" aria-hidden="true"></a><div class="search-result__text">' +
      '<span class="DocSearch-Hit-title"></span><br><span class="DocSearch-Hit-path"></span></div>';
  }
  const elements = Array.from(document.importNode(template.content, true).children);
  const [link, text] = elements as [HTMLAnchorElement, HTMLElement];
  const [title, , path] = text.children as unknown as [HTMLElement, Element, HTMLElement];
  return {link, title, path, elements, says: {url: '', title: '', path: ''}};
}

/** @returns a row that says nothing yet */
export function createRow(): HTMLElement {
  const row = document.createElement('li');
  row.setAttribute('role', 'treeitem');
  parts.set(row, createParts());
  return row;
}

/** What a result says: its title and, in small, where it stands or what it says. */
export function textsOf({url, type, hierarchy, content: full, _snippetResult: cut}: HitInTree): RowTexts {
  const content = cut.content?.value ?? full ?? '';
  const titleOf = (level: keyof typeof hierarchy) => cut.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
  return {
    url,
    title: type === 'content' ? content : titleOf(type),
    path: type === 'lvl1' ? content : titleOf('lvl1'),
  };
}

/**
 * Draws a result: the link that lies over it, its title and path. Of what the row has only that is touched which differs.
 * @param row as `createRow` makes it
 */
export function drawResult(row: HTMLElement, hit: HitInTree): void {
  const {url, title, path} = textsOf(hit);
  const {says, ...part} = parts.get(row)!;
  if (says.url !== url) {
    part.link.href = url;
  }
  if (says.title !== title) {
    write(part.title, title);
  }
  if (says.path !== path) {
    write(part.path, path);
  }
  Object.assign(says, {url, title, path});
  dress(row, hit, path === '');
  if (!row.firstChild) {
    row.append(...part.elements);
    row.removeAttribute('aria-label');
  }
}

/** Leaves a result its name alone, for those who have the list read to them. */
export function blankResult(row: HTMLElement, hit: HitInTree): void {
  const {title, path} = textsOf(hit);
  const name = [title, path].map((html) => markedParts(html).join('')).join(' ');
  if (row.ariaLabel !== name) {
    row.ariaLabel = name;
  }
  dress(row, hit, false);
  if (row.firstChild) {
    row.replaceChildren();
  }
}

const iconOf = ({type}: HitInTree) => (type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'heading');

/** @param isSingle whether there is nothing below the title */
function dress(row: HTMLElement, hit: HitInTree, isSingle: boolean): void {
  const isChild = Boolean(hit.__docsearch_parent);
  const classes = [
    'DocSearch-Hit search-result',
    `search-result--${iconOf(hit)}`,
    ...(isChild ? ['search-result--child'] : []),
    ...(isChild && hit.goesOn ? ['search-result--goes-on'] : []),
    ...(isSingle ? ['search-result--single'] : []),
  ].join(' ');
  if (row.className !== classes) {
    row.className = classes;
  }
}

/** Texts and marks take turns in the element, so that many of them stay from one text to the next. */
function write(element: HTMLElement, html: string): void {
  const texts = html === '' ? [] : markedParts(html);
  let node = element.firstChild;
  texts.forEach((text, place) => {
    const isMark = place % 2 === 1;
    node ??= element.appendChild(isMark ? document.createElement('mark') : document.createTextNode(''));
    const holder = isMark ? (node.firstChild ?? node.appendChild(document.createTextNode(''))) : node;
    if (holder.nodeValue !== text) {
      holder.nodeValue = text;
    }
    node = node.nextSibling;
  });
  while (node) {
    const next: ChildNode | null = node.nextSibling;
    node.remove();
    node = next;
  }
}
