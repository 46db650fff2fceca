/** Visual comparison of 22 parts of the site in two widths and both themes. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {Page} from '@playwright/test';
import {root} from '../../src/cli/project';
import {hydrated, serveSite, settled} from '../browser/site';

/** Maximum height of a screenshot in pixels. Taller sections are cropped, because their ends only repeat components. */
const longest = 1300;

/** Heading ids of sections in the gallery. Its text changes less often than the text of other pages. */
const sections = [
  'steps',
  'keys-and-paths',
  'systems',
  'cards',
  'file-tree',
  'timeline',
  'shapes-of-ftb-ultimine',
  'notes-and-risks',
  'tables-code-quotes-details',
  'windows',
  'columns',
  'windows-of-the-game',
  'dependencies-of-quests',
  'signs',
  'maps-of-ftb-chunks',
  'versions-of-minecraft',
  'recipes',
  'structures',
  'tools',
];

/** Further elements to compare, by the name of their picture. */
const elements: Record<string, {path: string; selector: string}> = {
  bar: {path: '/gallery', selector: 'nav.navbar'},
  home: {path: '/', selector: 'main > header'},
  footer: {path: '/', selector: 'footer.theme-layout-footer'},
};

/** Fonts for the pictures, so that they are the same on every system. The site itself uses the reader's system fonts. */
const fonts = Object.entries({
  Looks: 'inter/files/inter-latin-wght-normal.woff2',
  'Looks Mono': 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
}).map(([family, file]) => ({
  family,
  data: readFileSync(join(root, 'node_modules/@fontsource-variable', file)).toString('base64'),
}));

const styles = `
  :root {--ftb-sans: Looks !important; --ftb-mono: Looks Mono !important}
  [data-looks] > :not([data-look]) {display: none !important}
`;

/**
 * Opens a page with the fonts above. Waits for the full stylesheet, because the critical CSS contains the names of
 * system fonts instead of the variables that these fonts are set in.
 */
async function open(page: Page, address: string, theme: string): Promise<void> {
  await page.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  await page.goto(address);
  await hydrated(page);
  await page.waitForFunction(() => {
    const whole = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    return whole?.sheet && whole.media !== 'not all';
  });
  await page.evaluate(async (ours) => {
    for (const {family, data} of ours) {
      const face = new FontFace(family, `url(data:font/woff2;base64,${data})`, {weight: '100 900'});
      (document.fonts as unknown as Set<FontFace>).add(await face.load());
    }
  }, fonts);
  await page.addStyleTag({content: styles});
}

/** Compares an element with its picture. Hides everything around the element, so that other changes do not move it. */
async function compare(page: Page, picture: string, selector: string): Promise<void> {
  const box = await page.evaluate((place) => {
    const start = document.querySelector(place)!;
    const shown = [start];
    if (/^H[23]$/.test(start.tagName)) {
      for (
        let next = start.nextElementSibling;
        next && !/^H[23]$/.test(next.tagName);
        next = next.nextElementSibling
      ) {
        shown.push(next);
      }
    }
    document.querySelectorAll('[data-look]').forEach((old) => old.removeAttribute('data-look'));
    for (const one of shown) one.setAttribute('data-look', '');
    start.parentElement!.setAttribute('data-looks', '');
    const {left, top, right} = start.parentElement!.getBoundingClientRect();
    const height = shown.at(-1)!.getBoundingClientRect().bottom - top;
    return {x: Math.floor(left), y: Math.floor(top), width: Math.ceil(right - left), height};
  }, selector);
  await settled(page);
  await expect.soft(page).toHaveScreenshot(picture, {
    clip: {...box, height: Math.ceil(Math.min(box.height, longest))},
  });
}

let address: string;
let stop: () => void;

test.beforeAll(async () => {
  ({address, stop} = await serveSite());
});
test.afterAll(() => stop());

for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme}, ${width} px`, () => {
      test.use({colorScheme: theme, viewport: {width, height: longest + 200}});

      test('the gallery', async ({page}) => {
        await open(page, `${address}/gallery`, theme);
        for (const id of sections) await compare(page, `${id}-${width}-${theme}.png`, `#${id}`);
      });

      for (const [name, {path, selector}] of Object.entries(elements)) {
        test(name, async ({page}) => {
          await open(page, `${address}${path}`, theme);
          await compare(page, `${name}-${width}-${theme}.png`, selector);
        });
      }
    });
  }
}
