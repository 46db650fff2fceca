import {findAll, textOf} from '../../lib/dom';
import type {Node} from '../../lib/dom';
import {propertiesIn} from './stylesheet';

/**
 * Collects the tokens of a page that selectors can match.
 * @returns `.class`, `#id` and `tag` of each element, and the custom properties that its attributes and
 *   styles reference. Other attributes (theme, `open`, `hidden`) are ignored, because they change at run time
 */
export function usedIn(...roots: Node[]): Set<string> {
  const used = new Set<string>();
  for (const element of roots.flatMap((root) => findAll(root, () => true))) {
    used.add(element.tagName.toLowerCase());
    for (const {name, value} of element.attrs) {
      const tokens =
        name === 'class'
          ? value.split(/\s+/).map((one) => `.${one}`)
          : name === 'id'
            ? [`#${value}`]
            : propertiesIn(value);
      tokens.forEach((one) => used.add(one));
    }
    if (element.tagName === 'style') {
      propertiesIn(textOf(element)).forEach((one) => used.add(one));
    }
  }
  return used;
}
