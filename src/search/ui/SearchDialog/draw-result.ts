import {markedParts} from '../marked-parts';
import type {HitInTree} from './tree';

let template: HTMLTemplateElement | undefined;

/** The elements of a result without its texts. */
function blank(): DocumentFragment {
  if (!template) {
    template = document.createElement('template');
    template.innerHTML =
      '<a class="search-hit__link" tabindex="-1" aria-hidden="true"></a>' +
      '<span class="DocSearch-Hit-title"></span><span class="DocSearch-Hit-path"></span>';
  }
  return document.importNode(template.content, true);
}

/**
 * Draws a result: the link that lies over it, its title and, in small, where it stands or what it says. Twenty of them are
 * made anew with every key, and a slow phone takes longest over that; so they are neither elements of React nor parsed.
 * @param row element whose content is replaced
 */
export function drawResult(row: HTMLElement, hit: HitInTree): void {
  const {type, hierarchy, _snippetResult: cut} = hit;
  const content = cut.content?.value ?? hit.content ?? '';
  const titleOf = (level: keyof typeof hierarchy) => cut.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
  const parts = blank();
  const [link, title, path] = parts.children as unknown as [HTMLAnchorElement, HTMLElement, HTMLElement];
  link.href = hit.url;
  write(title, type === 'content' ? content : titleOf(type));
  write(path, type === 'lvl1' ? content : titleOf('lvl1'));
  if (!path.firstChild) {
    path.remove();
  }
  row.replaceChildren(parts);
}

function write(element: HTMLElement, html: string): void {
  markedParts(html).forEach((text, place) => {
    if (place % 2 === 1) {
      const mark = document.createElement('mark');
      mark.textContent = text;
      element.append(mark);
    } else if (text !== '') {
      element.append(text);
    }
  });
}
