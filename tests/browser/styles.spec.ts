/**
 * Each page inlines its own rules (src/build/critical-css). Loading the full stylesheet must not change its
 * appearance.
 */
import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {buildFolder, expect, test} from './site';
import {builtHtml, pages} from './pages';

const folder = join(buildFolder, 'assets/css');
const wholeName = readdirSync(folder).find((name) => name.endsWith('.css'))!;
const whole = readFileSync(join(folder, wholeName), 'utf8');

/**
 * Returns the selectors of the full stylesheet that match elements of a page but are missing from the critical CSS of
 * that page.
 * @param reader any open page, which does not navigate
 */
function missing(reader: Page, routes: string[]): Promise<string[]> {
  return reader.evaluate(
    ([sheet, built]) => {
      type Entry = [around: string, selector: string];
      const selectorsOf = (rules: CSSRuleList, around = ''): Entry[] =>
        Array.from(rules).flatMap((rule) =>
          rule instanceof CSSStyleRule
            ? // Ignore rules that only set custom properties, because these may be unused. Split selectors at commas outside of brackets.
              Array.from(rule.style).every((name) => name.startsWith('--'))
              ? []
              : rule.selectorText.split(/,\s*(?![^()]*\))/).map((selector): Entry => [around, selector])
            : rule instanceof CSSGroupingRule
              ? selectorsOf(rule.cssRules, `${around} ${rule.cssText.split('{')[0]}`)
              : [],
        );
      const read = (css: string) => {
        const parsed = new CSSStyleSheet();
        parsed.replaceSync(css);
        return selectorsOf(parsed.cssRules);
      };
      const all = read(sheet);
      // Remove the parts of selectors that depend on the state of the page, so that these parts always match.
      const states =
        /::?(?:-[\w-]+|before|after|backdrop|marker|placeholder|selection|file-selector-button|details-content|hover|focus(?:-\w+)?|active|visited|target|checked|disabled|invalid|user-invalid|placeholder-shown|popover-open|open|root)\b(?:\([^)]*\))?|\[(?:open|hidden|aria-[\w-]+|data-[\w-]+)[^\]]*\]/g;
      const found: string[] = [];
      for (const [route, html] of built) {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const own = document.querySelector('style[data-whole]')?.textContent ?? '';
        const kept = new Set(read(own).map((entry) => entry.join(' ')));
        if (kept.size < 100) {
          found.push(`${route}: only ${kept.size} rules of its own`);
        }
        for (const [around, selector] of all) {
          const lasting = selector
            .replace(states, '')
            .replaceAll(':not()', '')
            .replace(/(^|[\s>+~])(?=$|[>+~\s])/g, '$1*');
          const matches = () => {
            try {
              return document.querySelector(lasting) !== null;
            } catch {
              return `cannot be read as "${lasting}"`;
            }
          };
          const answer = kept.has(`${around} ${selector}`) ? false : matches();
          if (answer !== false) {
            found.push(`${route}: ${around} ${selector}${answer === true ? '' : ` ${answer}`}`);
          }
        }
      }
      return found;
    },
    [whole, routes.map((route) => [route, builtHtml(route)] as const)] as const,
  );
}

test('every page has each rule that matches something on it', async ({page}) => {
  expect(pages.length).toBeGreaterThan(100);
  expect(await missing(page, pages)).toEqual([]);
});

/**
 * Replaces the critical CSS of a page with the full stylesheet.
 * @returns the numbers of compared properties (`names`) and elements (`count`, including pseudo-elements), and the
 *   elements that changed, with their previous values
 */
function withWholeSheet(page: Page): Promise<{names: number; count: number; changed: string[]}> {
  return page.evaluate((css) => {
    const parsed = new CSSStyleSheet();
    parsed.replaceSync(css);
    const settings = (rules: CSSRuleList): string[] =>
      (Array.from(rules) as Partial<CSSStyleRule>[]).flatMap(({style: set, cssRules: inside}) => [
        ...Array.from(set ?? []),
        ...(inside ? settings(inside) : []),
      ]);
    const sheets = [parsed, ...Array.from(document.styleSheets)];
    // Compare only properties that a rule sets, because others cannot differ. Custom properties alone have no effect.
    const names = [...new Set(sheets.flatMap(({cssRules}) => settings(cssRules)))].filter(
      (name) => !name.startsWith('--'),
    );
    const looks = () =>
      Array.from(document.querySelectorAll('html, body, body *')).flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          if (part !== undefined && style.content === 'none') {
            return [];
          }
          const values = names.map((name) => `${name}:${style.getPropertyValue(name)}`);
          return [{name: `${element.tagName}.${element.getAttribute('class')}${part ?? ''}`, values}];
        }),
      );
    const skips = () =>
      Array.from(
        document.querySelectorAll('body *'),
        (one) => getComputedStyle(one).contentVisibility,
      ).join();
    const skipped = skips();
    // Lay out content outside the viewport as well, because some values depend on layout.
    const layAllOut = document.createElement('style');
    layAllOut.textContent = '* {content-visibility: visible !important}';
    document.head.append(layAllOut);
    const before = looks();
    const style = document.querySelector('style[data-whole]')!;
    style.removeAttribute('data-whole');
    style.textContent = css;
    const after = looks();
    layAllOut.remove();
    const changed = before.flatMap(({name, values}, at) => {
      const other = after[at]?.values ?? [];
      const lost = values.filter((value, place) => value !== other[place]);
      return lost.length === 0 ? [] : [`${name} ${lost.join(';')}`];
    });
    return {
      names: names.length,
      count: before.length,
      changed: [
        ...(after.length === before.length ? [] : [`${after.length} parts`]),
        ...(skips() === skipped ? [] : ['content-visibility']),
        ...changed,
      ],
    };
  }, whole);
}

test.describe('the whole style sheet changes nothing', () => {
  test.use({javaScriptEnabled: false});
  const routes = [
    '/',
    '/docs',
    '/docs/app/Guides/install-modpack',
    '/docs/mods/suite/Teams',
    '/docs/marketplace/Addons/sieves-and-things/gettingstarted/sieves/sievable-blocks',
    '/docs/tags',
    '/search',
  ];
  const views = [
    {width: 1280, media: 'screen', theme: 'dark'},
    {width: 360, media: 'screen', theme: 'light'},
    {width: 800, media: 'print', theme: 'dark'},
  ] as const;
  for (const {width, media, theme} of views) {
    test(`${width} px, ${media}, ${theme}`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 800});
      await page.emulateMedia({media});
      for (const route of routes) {
        await page.goto(route);
        await page.evaluate((name) => {
          document.documentElement.setAttribute('data-theme', name);
          document.getAnimations().forEach((animation) => animation.finish());
        }, theme);
        const {names, count, changed} = await withWholeSheet(page);
        expect(names).toBeGreaterThan(100);
        expect(count).toBeGreaterThan(100);
        expect(changed, route).toEqual([]);
      }
    });
  }
});
