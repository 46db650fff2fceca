import {findAll, textOf} from '../post/dom';
import type {Node} from '../post/dom';
import {propertiesIn} from './stylesheet';

/** What a page has that a style sheet may name or set. */
export interface Used {
  /**
   * What a selector can name of an element: `.class`, `#id` or `tag`. Attributes are left out, because they change while a
   * page is read: its theme, what is open, what is hidden.
   */
  tokens: Set<string>;
  /** Custom properties that attributes and styles of the page read. */
  properties: Set<string>;
}

/** Everything in trees that a selector can name, and the custom properties that they read themselves. */
export function usedIn(...roots: Node[]): Used {
  const tokens = new Set<string>();
  const properties = new Set<string>();
  for (const element of roots.flatMap((root) => findAll(root, () => true))) {
    tokens.add(element.tagName.toLowerCase());
    for (const {name, value} of element.attrs) {
      if (name === 'class') {
        value.split(/\s+/).forEach((one) => tokens.add(`.${one}`));
      } else if (name === 'id') {
        tokens.add(`#${value}`);
      } else {
        propertiesIn(value).forEach((one) => properties.add(one));
      }
    }
    if (element.tagName === 'style') {
      propertiesIn(textOf(element)).forEach((one) => properties.add(one));
    }
  }
  return {tokens, properties};
}
