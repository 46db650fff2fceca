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

interface Row {
  link: HTMLAnchorElement;
  title: HTMLElement;
  path: HTMLElement;
  says: RowTexts;
}

let template: HTMLTemplateElement | undefined;
const rows = new WeakMap<HTMLElement, Row>();

/** A row's elements without texts, in it. */
function fill(item: HTMLElement): Row {
  if (!template) {
    template = document.createElement('template');
    template.innerHTML =
      '<a class="search-hit__link" tabindex="-1" aria-hidden="true"></a>' +
      '<span class="DocSearch-Hit-title"></span><span class="DocSearch-Hit-path"></span>';
  }
  const parts = document.importNode(template.content, true);
  const [link, title, path] = parts.children as unknown as [HTMLAnchorElement, HTMLElement, HTMLElement];
  item.firstElementChild!.replaceChildren(parts);
  item.removeAttribute('aria-label');
  const row = {link, title, path, says: {url: '', title: '', path: ''}};
  rows.set(item, row);
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
 * Draws a result: the link that lies over it, its title and path. Twenty of them change with a key, and a slow phone takes
 * longest over that; so they are not elements of React, and of what a row has only that is touched which differs.
 * @param item around an element that holds nothing but what this has drawn
 */
export function drawResult(item: HTMLElement, hit: HitInTree): void {
  const {url, title, path} = textsOf(hit);
  const row = rows.get(item) ?? fill(item);
  if (row.says.url !== url) {
    row.link.href = url;
  }
  if (row.says.title !== title) {
    write(row.title, title);
  }
  if (row.says.path !== path) {
    write(row.path, path);
  }
  row.says = {url, title, path};
}

/** Leaves a result its name alone, for those who have the list read to them. */
export function blankResult(item: HTMLElement, hit: HitInTree): void {
  if (rows.delete(item)) {
    item.firstElementChild!.replaceChildren();
  }
  const {title, path} = textsOf(hit);
  const name = [title, path].map((html) => markedParts(html).join('')).join(' ');
  if (item.ariaLabel !== name) {
    item.ariaLabel = name;
  }
}

/** Texts and marks take turns in the element, so that many of them stay from one text to the next. */
function write(element: HTMLElement, html: string): void {
  const parts = html === '' ? [] : markedParts(html);
  parts.forEach((text, place) => {
    const node =
      element.childNodes[place] ??
      element.appendChild(place % 2 === 1 ? document.createElement('mark') : document.createTextNode(''));
    if (node.textContent !== text) {
      node.textContent = text;
    }
  });
  while (element.childNodes.length > parts.length) {
    element.lastChild!.remove();
  }
}
