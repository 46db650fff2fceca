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

/** What a result says, as HTML with nothing but marks: its title and, in small, where it stands or what it says. */
export function textsOf({type, hierarchy, content: full, _snippetResult: cut}: HitInTree): {
  title: string;
  path: string;
} {
  const content = cut.content?.value ?? full ?? '';
  const titleOf = (level: keyof typeof hierarchy) => cut.hierarchy?.[level]?.value ?? hierarchy[level] ?? '';
  return {
    title: type === 'content' ? content : titleOf(type),
    path: type === 'lvl1' ? content : titleOf('lvl1'),
  };
}

/**
 * Draws a result: the link that lies over it, its title and path. Twenty of them are made anew with a key, and a slow
 * phone takes longest over that; so they are neither elements of React nor parsed.
 * @param row element whose content is replaced
 */
export function drawResult(
  row: HTMLElement,
  {url, title, path}: {url: string; title: string; path: string},
): void {
  const parts = blank();
  const [link, above, below] = parts.children as unknown as [HTMLAnchorElement, HTMLElement, HTMLElement];
  link.href = url;
  write(above, title);
  if (path === '') {
    below.remove();
  } else {
    write(below, path);
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
