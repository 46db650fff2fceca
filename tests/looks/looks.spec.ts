/** What the components look like: 10 places in two widths and both themes. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {root} from '../../src/cli/project';
import {serveSite, settled} from '../browser/site';

type Box = {x: number; y: number; width: number; height: number};

/** Longer places are cut, because their components repeat. */
const longest = 1300;

/** Above the place: the bar of the page, which stays there. */
const above = 100;

/** A section of the gallery, from its heading to the next one. */
const section = (id: string) => ({
  path: '/gallery',
  find: (page: Page) =>
    page.evaluate((heading) => {
      const start = document.getElementById(heading)!;
      let last: Element = start;
      for (
        let next = start.nextElementSibling;
        next && !/^H[23]$/.test(next.tagName);
        next = next.nextElementSibling
      ) {
        last = next;
      }
      const {left, top, right} = start.parentElement!.getBoundingClientRect();
      const from = start.getBoundingClientRect().top;
      const to = last.getBoundingClientRect().bottom;
      return {x: left, y: Math.max(from, top) - 8, width: right - left, height: to - from + 16};
    }, id),
});

/** An element of a page. */
const element = (path: string, selector: string) => ({
  path,
  find: async (page: Page): Promise<Box> =>
    page.locator(selector).evaluate((one) => {
      const {left, top, width, height} = one.getBoundingClientRect();
      return {x: left, y: top, width, height};
    }),
});

/** Mostly the gallery: a picture that shows the text of a page would have to be renewed with every change of it. */
const places: Record<string, {path: string; find: (page: Page) => Promise<Box>}> = {
  frame: {
    path: '/gallery',
    find: (page) => page.evaluate(() => ({x: 0, y: -scrollY, width: innerWidth, height: 600})),
  },
  home: element('/', 'main > header'),
  footer: element('/', 'footer.theme-layout-footer'),
  steps: section('steps'),
  cards: section('cards'),
  notes: section('notes-and-risks'),
  tables: section('tables-code-quotes-details'),
  windows: section('windows'),
  quests: section('dependencies-of-quests'),
  recipes: section('recipes'),
};

const font = (file: string) =>
  readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64');

/** The same letters on every system; the site itself has the fonts of the reader's system. */
const fonts = `
  @font-face {font-family: Looks; font-weight: 100 900; src: url(data:font/woff2;base64,${font('inter/files/inter-latin-wght-normal.woff2')})}
  @font-face {font-family: Looks Mono; font-weight: 100 800; src: url(data:font/woff2;base64,${font('jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2')})}
  :root {--ftb-sans: Looks !important; --ftb-mono: Looks Mono !important}
`;

let address: string;
let stop: () => void;

test.beforeAll(async () => {
  ({address, stop} = await serveSite());
});
test.afterAll(() => stop());

for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({colorScheme: theme, viewport: {width, height: above + longest}});
      for (const [name, {path, find}] of Object.entries(places)) {
        test(name, async ({page}) => {
          await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
          await page.goto(`${address}${path}`);
          await page.addStyleTag({content: fonts});
          await page.evaluate(() => document.fonts.ready);
          // Parts that are laid out late become higher when they are near, so the second try ends at the place.
          for (let tries = 0; tries < 3; tries += 1) {
            const {y} = await find(page);
            await page.evaluate((by) => scrollBy(0, by), y - above);
            await settled(page);
          }
          const box = await find(page);
          await expect(page).toHaveScreenshot(`${name}-${width}-${theme}.png`, {
            clip: {...box, height: Math.min(box.height, above + longest - box.y)},
          });
        });
      }
    });
  }
}
