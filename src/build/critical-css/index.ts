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
 * Inlines the rules that a page needs in place of its stylesheet link (critical CSS). `data-whole` stores the
 * URL of the full stylesheet, which the loader fetches in parallel with the scripts. Rules keep their order,
 * so the page does not change when the full stylesheet arrives (tests/browser/styles.spec.ts). A second
 * stylesheet is an error, because inlining would change the order of rules across the two.
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
          `found a second stylesheet, ${attribute(other, 'href')}; allowed: one per page, because inlining the rules of two would change ` +
            'their order. Find out why Docusaurus no longer emits a single stylesheet',
        );
      }
      rulesFor ??= readStylesheet(readFileSync(path.join(folder, address.slice(baseUrl.length)), 'utf8'));
      const css = rulesFor(usedIn(page.root, addedByLoader)).replaceAll('</', '<\\/');
      page.replace(link, rawElement('style', {'data-whole': address}, css));
    },
  };
}
