import {readFileSync} from 'node:fs';
import path from 'node:path';
import {attribute, findAll} from '../post/dom';
import type {BuiltFolder, Step} from '../post/pages';
import {readStylesheet} from './stylesheet';
import type {Stylesheet} from './stylesheet';
import {usedByLoader, usedIn} from './tokens';

/**
 * Critical CSS: puts the rules that a page needs into the page, in place of the link to the whole style sheet. Where that
 * one is stands in `data-whole`; the loader fetches it side by side with the scripts, and until then nothing can appear
 * that is not in the HTML. Rules keep their order and the whole sheet says the same again, so it changes nothing when it
 * arrives: tests/browser/styles.spec.ts compares. Two style sheets in a page are refused: their order would be lost.
 */
export function criticalCss({folder, baseUrl}: BuiltFolder): Step {
  const sheets = new Map<string, Stylesheet>();
  const sheetAt = (address: string) => {
    const sheet =
      sheets.get(address) ??
      readStylesheet(readFileSync(path.join(folder, address.slice(baseUrl.length)), 'utf8'));
    sheets.set(address, sheet);
    return sheet;
  };
  return {
    page(page) {
      const [link, ...others] = findAll(
        page.root,
        (one) => one.tagName === 'link' && attribute(one, 'rel') === 'stylesheet',
      );
      if (!link) {
        return;
      }
      const address = attribute(link, 'href') ?? '';
      if (others.length > 0) {
        throw new Error(
          `found the style sheets ${[link, ...others].map((one) => attribute(one, 'href')).join(' and ')}, allowed is one: ` +
            'in the page the order of their rules would be lost. One style sheet for all pages is what the framework makes',
        );
      }
      const css = sheetAt(address).forPage([usedIn(page.root), usedByLoader()]).replaceAll('</', '<\\/');
      page.replace(link, `<style data-whole="${address}">${css}</style>`);
    },
  };
}
