import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {renderToHtml as streamed} from '@docusaurus/core/lib/client/renderToHtml';
import {lazy, Suspense} from 'react';
import {renderToString} from 'react-dom/server';
import * as original from 'react-helmet-async';
import {expect, it, vi} from 'vitest';
import {root} from '../../cli/project';
import {HelmetProvider} from './helmet';
import serverBundle, {replaced} from './index';
import {renderToHtml} from './render-to-html';

const require = createRequire(import.meta.url);
const {Helmet} = original;

it('draws a page as a stream does', async () => {
  const rows = Array.from({length: 300}, (_, number) => <li key={number}>Row {number} &amp; more</li>);
  const app = (
    <Suspense fallback="not yet">
      <ul id="list">{rows}</ul>
      <p style={{top: 1}}>a {'<b>'} c</p>
    </Suspense>
  );
  expect(await renderToHtml(app)).toBe(await streamed(app));
});

it('keeps every letter whole, where a stream may cut one in two', async () => {
  const words = Array.from({length: 60}, (_, number) => 'a'.repeat(number) + '…'.repeat(700));
  const html = await renderToHtml(
    <>
      {words.map((word) => (
        <p key={word}>{word}</p>
      ))}
    </>,
  );
  expect(html).toBe(words.map((word) => `<p>${word}</p>`).join(''));
});

it('waits for a part that is not ready', async () => {
  const Late = lazy(async () => ({default: () => <b>late</b>}));
  const html = await renderToHtml(
    <Suspense fallback="not yet">
      <Late />
    </Suspense>,
  );
  expect(html).toContain('<b>late</b>');
  expect(html).not.toContain('not yet');
});

it('fails with what a part throws', async () => {
  const Broken = () => {
    throw new Error('no lamp');
  };
  await expect(renderToHtml(<Broken />)).rejects.toThrow('no lamp');
});

/** What a page with several heads wants, with a provider. */
function headsWith(Provider: typeof original.HelmetProvider) {
  vi.spyOn(original.HelmetProvider, 'canUseDOM', 'get').mockReturnValue(false);
  const context: {helmet?: original.HelmetServerState} = {};
  renderToString(
    <Provider context={context}>
      <Helmet>
        <html lang="en" className="a" />
        <title>Outer</title>
        <meta name="description" content="of all" />
        <link rel="canonical" href="/a" />
      </Helmet>
      <p>
        <Helmet>
          <body className="inner" />
          <title>Inner</title>
          <meta name="description" content="of <this>" />
          <script type="application/ld+json">{'{"a": 1}'}</script>
        </Helmet>
      </p>
    </Provider>,
  );
  const {helmet} = context;
  return Object.entries(helmet!).map(([name, datum]) => [name, String(datum)]);
}

it('collects the head that the package collects', () => {
  const ours = headsWith(HelmetProvider);
  expect(ours).toEqual(headsWith(original.HelmetProvider));
  expect(Object.fromEntries(ours)).toMatchObject({
    title: expect.stringContaining('>Inner<') as string,
    meta: expect.stringContaining('of &lt;this&gt;') as string,
  });
});

it('has a head of its own for each page', () => {
  expect(headsWith(HelmetProvider)).toEqual(headsWith(HelmetProvider));
});

it('replaces what Docusaurus asks for', () => {
  const asking: Record<string, string> = {
    'helmet.ts': '@docusaurus/core/lib/client/serverEntry.js',
    'render-to-html.ts': '@docusaurus/core/lib/client/serverEntry.js',
    'intl-utils.ts': '@docusaurus/theme-common/lib/internal.js',
  };
  expect(replaced.map(([, , file]) => file)).toEqual(Object.keys(asking));
  for (const [asked, by, file] of replaced) {
    const importer = path.join(root, 'node_modules', asking[file]!);
    expect(path.dirname(importer)).toMatch(by);
    const names = [...readFileSync(importer, 'utf8').matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(names.filter((name) => asked.test(name!))).toHaveLength(1);
  }
});

it.each([
  ['render-to-html.ts', '@docusaurus/core/lib/client/renderToHtml.js'],
  ['intl-utils.ts', '@docusaurus/theme-common/lib/utils/IntlUtils.js'],
])('replaces the upstream file that was looked at: %s', (file, name) => {
  const upstream = readFileSync(path.join(root, 'node_modules', name));
  // Another one: take over its changes, then write its hash there.
  const hash = createHash('sha256').update(upstream).digest('hex');
  expect(readFileSync(path.join(root, 'src/plugins/server-bundle', file), 'utf8')).toContain(hash);
});

it('leaves the browser alone', () => {
  const {configureWebpack} = serverBundle({siteDir: root} as never);
  const utils = {currentBundler: {instance: require('@rspack/core') as object}};
  expect(configureWebpack!({}, false, utils as never, undefined)).toEqual({});
  expect(configureWebpack!({}, true, utils as never, undefined)).toHaveProperty('optimization.splitChunks');
});
