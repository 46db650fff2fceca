/** Hydration and navigation must preserve the server-rendered head of each page. */
import type {Page} from '@playwright/test';
import {builtHtml} from './pages';
import {expect, open, test} from './site';

/** Returns the title, metadata and links in the head, and the classes of `<html>`. */
const read = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const page = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const kinds =
      'meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';
    const told = Array.from(page.head.querySelectorAll(kinds));
    // Sort object keys in JSON, because the HTML minifier sorts them too.
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
    // Wait, because React updates the head in a later frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const written = await read(page, builtHtml(route));
    expect(written.told.length).toBeGreaterThan(3);
    expect(await read(page)).toEqual(written);
  });
}

test('each page has the head that the server wrote, after navigating to the next page and back', async ({
  page,
}) => {
  const guide = '/docs/app/Guides/install-modpack';
  const other = '/docs/app/Guides/startup-arguments';
  await open(page, guide);
  await page.locator(`.menu a[href="${other}"]`).click();
  await expect.poll(() => read(page)).toEqual(await read(page, builtHtml(other)));
  await page.goBack();
  await expect.poll(() => read(page)).toEqual(await read(page, builtHtml(guide)));
});
