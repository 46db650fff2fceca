/** Tools on every document: the Markdown copy beside the title, and the link for reporting mistakes below the text. */
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildFolder} from '../../src/cli/project';
import {site} from '../../src/config/site';
import {documents} from './pages';
import {expect, open, test} from './site';

const exportFile = (route: string) => join(buildFolder, `${decodeURI(route)}.md`);
const page = '/docs/mods/suite/Ranks/Advanced%20Conditions';

test('every document has a Markdown export with its title, and llms.txt lists it', () => {
  const overview = readFileSync(join(buildFolder, 'llms.txt'), 'utf8');
  expect(documents.length).toBeGreaterThan(60);
  for (const route of documents) {
    expect(existsSync(exportFile(route)), route).toBe(true);
    expect(readFileSync(exportFile(route), 'utf8')).toMatch(/^# .+\n\n> .+\n/);
    expect(overview, route).toContain(`${route}.md`);
  }
});

test('exports contain no component tags and no component without its content', () => {
  for (const route of documents) {
    const prose = readFileSync(exportFile(route), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
    expect(prose, route).not.toMatch(/<(?:div|span|table|svg|button)\b|undefined|\[object/);
  }
});

test('copies the page as Markdown', async ({page: tab, context}) => {
  await context.grantPermissions(['clipboard-write']);
  // Record what is written to the clipboard, because the site's permissions policy forbids reading the clipboard.
  await tab.addInitScript(() => {
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = (text) => {
      Object.assign(window, {copied: text});
      return write(text);
    };
  });
  await open(tab, page);
  await tab.getByRole('button', {name: 'Copy page'}).click();
  await expect(tab.getByText('Copied', {exact: true})).toBeVisible();
  expect(await tab.evaluate('window.copied')).toBe(readFileSync(exportFile(page), 'utf8'));
});

test('shows an error when the page cannot be fetched', async ({page: tab, complaints}) => {
  await open(tab, page);
  await tab.route('**/*.md', (route) => route.abort());
  await tab.getByRole('button', {name: 'Copy page'}).click();
  await expect(tab.getByText('Not copied. Open the Markdown and copy it there')).toBeVisible();
  await expect(tab.getByRole('link', {name: 'View as Markdown'})).toBeVisible();
  // The browser logs the failed request.
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

test('links to an issue about the page, with its file', async ({page: tab}) => {
  await open(tab, page);
  const link = tab.getByRole('link', {name: 'Report a problem'});
  const href = new URL((await link.getAttribute('href'))!);
  expect(href.origin + href.pathname).toBe(`${site.repository}/issues/new`);
  expect(href.searchParams.get('body')).toContain('File: docs/mods/suite/Ranks/');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('links to the Markdown, which the browser shows as text', async ({page: tab}) => {
    await tab.goto(page);
    await expect(tab.getByRole('button', {name: 'Copy page'})).toBeHidden();
    const address = await tab.getByRole('link', {name: 'View as Markdown'}).getAttribute('href');
    const response = await tab.request.get(address!);
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  });
});
