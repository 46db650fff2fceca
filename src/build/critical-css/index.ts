import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {noticeMarkup} from '../../client/hydration/loader/notice';
import {placeholderMarkup, retryMarkup} from '../../search/placeholder/index';
import {attribute, findAll, rawElement} from '../../lib/dom';
import type {BuiltFolder, Step} from '../post/pages';
import {readStylesheet} from './stylesheet';
import {usedIn} from './tokens';

/**
 * Critical CSS: puts the rules that a page needs into the page, in place of the link to the whole style sheet. Where that
 * one is stands in `data-whole`; the loader fetches it side by side with the scripts, and until then nothing can appear
 * that is not in the HTML. Rules keep their order and the whole sheet says the same again, so it changes nothing when it
 * arrives: tests/browser/styles.spec.ts compares. Two style sheets in a page are refused: their order would be lost.
 */
export function criticalCss({folder, baseUrl}: BuiltFolder): Step {
  let rulesFor: ReturnType<typeof readStylesheet> | undefined;
  const addedByLoader = parseFragment(noticeMarkup + placeholderMarkup + retryMarkup);
  return {
    page(page) {
      const [link, other] = findAll(
        page.root,
        (one) => one.tagName === 'link' && attribute(one, 'rel') === 'stylesheet',
      );
      if (!link) {
        return;
      }
      const address = attribute(link, 'href')!;
      if (other) {
        throw new Error(
          `found a second style sheet, ${attribute(other, 'href')}: in the page the order of their rules would be lost. ` +
            'One for all pages is what the framework makes',
        );
      }
      rulesFor ??= readStylesheet(readFileSync(path.join(folder, address.slice(baseUrl.length)), 'utf8'));
      const css = rulesFor(usedIn(page.root, addedByLoader)).replaceAll('</', '<\\/');
      page.replace(link, rawElement('style', {'data-whole': address}, css));
    },
  };
}
