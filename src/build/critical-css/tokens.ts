import {findAll, textOf} from '../../lib/dom';
import type {Node} from '../../lib/dom';
import {propertiesIn} from './stylesheet';

/**
 * What trees have that a style sheet may name or set.
 * @returns `.class`, `#id` and `tag` of elements, and the custom properties that their attributes and styles read. Other
 *   attributes are left out, because they change while a page is read: its theme, what is open, what is hidden
 */
export function usedIn(...roots: Node[]): Set<string> {
  const used = new Set<string>();
  for (const element of roots.flatMap((root) => findAll(root, () => true))) {
    used.add(element.tagName.toLowerCase());
    for (const {name, value} of element.attrs) {
      const named =
        name === 'class'
          ? value.split(/\s+/).map((one) => `.${one}`)
          : name === 'id'
            ? [`#${value}`]
            : propertiesIn(value);
      named.forEach((one) => used.add(one));
    }
    if (element.tagName === 'style') {
      propertiesIn(textOf(element)).forEach((one) => used.add(one));
    }
  }
  return used;
}
