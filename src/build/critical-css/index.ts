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
 * Replaces the link to the style sheet by the rules that the page needs (critical CSS). `data-whole` holds the address of the
 * whole sheet, which the loader fetches in parallel with the scripts. Rules keep their order, so the whole sheet changes
 * nothing when it arrives (tests/browser/styles.spec.ts). Refuses a second style sheet, because the order would be lost.
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
          `found a second style sheet, ${attribute(other, 'href')}; allowed: one, because inlining two would lose the order of ` +
            'their rules. Find out why the framework no longer writes a single sheet',
        );
      }
      rulesFor ??= readStylesheet(readFileSync(path.join(folder, address.slice(baseUrl.length)), 'utf8'));
      const css = rulesFor(usedIn(page.root, addedByLoader)).replaceAll('</', '<\\/');
      page.replace(link, rawElement('style', {'data-whole': address}, css));
    },
  };
}
