import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {expect, it} from 'vitest';
import {getActiveDocContext as original} from '@site/node_modules/@docusaurus/plugin-content-docs/lib/client/docsClientUtils';
import {getActiveDocContext} from './docs-client-utils';

const docs = ['', '/app', '/app/Guides/install%20it', '/mods'].map((path) => ({
  id: path,
  path: `/docs${path}`,
  sidebar: 'app',
}));

/** Data of the plugin, and how often its list of documents was read. */
function counted() {
  let reads = 0;
  const version = {
    name: 'current',
    label: 'Next',
    path: '/docs',
    isLast: true,
    mainDocId: '/mods',
    draftIds: [],
    get docs() {
      reads += 1;
      return docs;
    },
  };
  const data: GlobalPluginData = {path: '/docs', versions: [version], breadcrumbs: true};
  return {data, reads: () => reads};
}

it.each([
  '/docs',
  '/docs/app',
  '/docs/app/',
  '/DOCS/App',
  '/docs/app/Guides/install%20it',
  '/docs/none',
  '/',
])('answers like the plugin: %s', (pathname) => {
  const {data} = counted();
  const expected = original(data, pathname);
  expect(getActiveDocContext(data, pathname)).toEqual(expected);
  expect(getActiveDocContext(data, pathname)).toEqual(expected);
});

it('looks through the documents once per address, and again for other data', () => {
  const {data, reads} = counted();
  getActiveDocContext(data, '/docs/app');
  const once = reads();
  expect(once).toBeGreaterThan(0);
  getActiveDocContext(data, '/docs/app');
  expect(reads()).toBe(once);
  getActiveDocContext(data, '/docs/mods');
  expect(reads()).toBeGreaterThan(once);
  const other = counted();
  getActiveDocContext(other.data, '/docs/app');
  expect(other.reads()).toBe(once);
});
