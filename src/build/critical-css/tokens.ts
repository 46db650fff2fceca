import {parseFragment} from 'parse5';
import {noticeMarkup} from '../../client/hydration/loader/notice';
import {placeholderMarkup, retryMarkup} from '../../client/hydration/search-placeholder';
import {findAll, textOf} from '../post/dom';
import type {Node} from '../post/dom';
import {propertiesIn} from './stylesheet';

/**
 * What a selector can name of an element: `.class`, `#id` or `tag`. Attributes are left out, because they change while a
 * page is read: its theme, what is open, what is hidden.
 */
export type Token = string;

/** What a page has that a style sheet may name or set. */
export interface Used {
  tokens: Set<Token>;
  /** Custom properties that the page reads itself. */
  properties: Set<string>;
}

/** Everything in a tree that a selector can name, and the custom properties that its attributes and styles read. */
export function usedIn(root: Node): Used {
  const tokens = new Set<Token>();
  const properties = new Set<string>();
  for (const element of findAll(root, () => true)) {
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

let added: Used | undefined;

/** The same of what the loader may add to any page. */
export const usedByLoader = (): Used =>
  (added ??= usedIn(parseFragment(noticeMarkup + placeholderMarkup + retryMarkup)));
