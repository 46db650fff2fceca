/** Printed pages: the complete text, dark on white, without controls. */
import type {Page} from '@playwright/test';
import {expect, open, test} from './site';

const addons = '/docs/marketplace/Addons';
const sample = [
  '/docs/app/Instances/change-ram',
  '/docs/mods/suite/Essentials/Commands',
  '/docs/support/Guides/Server',
  `${addons}/sieves-and-things/gettingstarted/sieves/sievable-blocks`,
];

/** Opens a page in one theme with print styles, at the width of A4 (96 pixels per inch). */
async function print(page: Page, route: string, theme: string): Promise<void> {
  await page.setViewportSize({width: 794, height: 1123});
  await open(page, route);
  await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
  await page.emulateMedia({media: 'print'});
}

for (const route of sample) {
  for (const theme of ['dark', 'light']) {
    test(`${decodeURI(route)}, ${theme}`, async ({page}) => {
      await print(page, route, theme);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      for (const chrome of ['navigation', 'textbox', 'searchbox', 'combobox', 'contentinfo'] as const) {
        expect(await page.getByRole(chrome).and(page.locator(':visible')).count(), chrome).toBe(0);
      }
      // Buttons in table headings stay, because they contain the text of the heading.
      await expect(page.locator('button:visible:not(th button)')).toHaveCount(0);
      const {blocks, pale, wide} = await page.evaluate(() => {
        const shown = Array.from(
          document.querySelectorAll<HTMLElement>('main :is(p, li, td, th, h1, h2, h3, code)'),
        ).filter((element) => element.checkVisibility() && element.textContent !== '');
        /** Returns the lightness of a colour, from 0 (black) to 1 (white). */
        const light = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (/\d[\d., ]*/.exec(colour)?.[0] ?? '')
            .split(',')
            .map(Number);
          return (red + green + blue) / 765;
        };
        const {scrollWidth, clientWidth} = document.documentElement;
        return {
          blocks: shown.length,
          pale: shown
            .filter((element) => light(getComputedStyle(element).color) > 0.5)
            .map((element) => element.outerHTML.slice(0, 100)),
          wide: scrollWidth - clientWidth,
        };
      });
      expect(blocks).toBeGreaterThan(20);
      expect(pale, 'These texts are too pale on white paper; print.css must make them darker').toEqual([]);
      expect(wide, 'The page is this many pixels wider than the paper').toBe(0);
    });
  }
}

test('collapsed parts are open, and a link to another site shows its address', async ({page}) => {
  await print(page, '/docs/mods/others/Pack_Companion', 'dark');
  const folded = page.locator('main details:not([open])');
  expect(await folded.count()).toBeGreaterThan(0);
  for (const part of await folded.all()) {
    await expect(part.locator(':scope > :not(summary)').first()).toBeVisible();
  }
  const link = page.locator('.markdown a[href^="http"]').first();
  const said = await link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(said).toContain(await link.getAttribute('href'));
});

test('the printed PDF has several pages', async ({page}) => {
  await print(page, '/docs/mods/suite/Essentials/Commands', 'dark');
  const pdf = await page.pdf({format: 'A4'});
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(2);
});
