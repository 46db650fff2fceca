/** In the browser the head follows the page as the server wrote it for each of them. */
import type {Page} from '@playwright/test';
import {builtHtml} from './pages';
import {expect, open, test} from './site';

/** What a page says of itself: title, address, pictures, what it is for search engines, classes of `<html>`. */
const read = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const page = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const kinds =
      'meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';
    const told = Array.from(page.head.querySelectorAll(kinds));
    // The minifier sorts what stands in objects.
    const sorted = (_: string, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).sort())
        : value;
    const describe = (element: Element) => {
      const attributes = Array.from(element.attributes, ({name, value}) => `${name}=${value}`);
      const text = element.textContent && JSON.stringify(JSON.parse(element.textContent), sorted);
      return [element.localName, ...attributes.sort(), text].join(' ');
    };
    const {lang, dir, classList} = page.documentElement;
    const classes = Array.from(classList).filter((name) => name !== 'navigation-with-keyboard');
    return {title: page.title, told: told.map(describe).sort(), lang, dir, classes: classes.sort()};
  }, html);

const routes = [
  '/',
  '/docs/app/Guides/install-modpack',
  '/docs/mods/suite/Ranks',
  '/docs/tags/automation',
  '/search',
];

for (const route of routes) {
  test(`${route} keeps what the server wrote after hydration`, async ({page}) => {
    await open(page, route);
    // The head is written in a frame of its own.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const written = await read(page, builtHtml(route));
    expect(written.told.length).toBeGreaterThan(3);
    expect(await read(page)).toEqual(written);
  });
}

test('from page to page and back, each has the head that the server wrote for it', async ({page}) => {
  const guide = '/docs/app/Guides/install-modpack';
  const other = '/docs/app/Guides/startup-arguments';
  await open(page, guide);
  await page.locator(`.menu a[href="${other}"]`).click();
  await expect.poll(() => read(page)).toEqual(await read(page, builtHtml(other)));
  await page.goBack();
  await expect.poll(() => read(page)).toEqual(await read(page, builtHtml(guide)));
});
