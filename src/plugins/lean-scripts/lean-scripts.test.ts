import {expect, it} from 'vitest';
import {frameChunks, loadersOf, unusedMarks, unusedParts, withoutBuildOptions, withoutDocList} from '.';

const config = (value: object) => `/* generated */\nexport default ${JSON.stringify(value, null, 2)};\n`;

it('leaves out what only the build reads, and nothing else', () => {
  const kept = {title: 'Docs', customFields: {year: 2026}, themeConfig: {navbar: {title: 'Docs'}}};
  const text = withoutBuildOptions(
    config({
      ...kept,
      themeConfig: {...kept.themeConfig, prism: {theme: {}}},
      ssrTemplate: '<html>',
      headTags: [],
      plugins: [null],
      presets: [],
    }),
  );
  expect(JSON.parse(text.replace(/^export default |;\n$/g, ''))).toEqual(kept);
});

it('says what to compare when the generated file looks different', () => {
  expect(() => withoutBuildOptions('module.exports = {}')).toThrow('genSiteConfig');
});

it('keeps the sidebars of a version and drops the list of its documents', () => {
  const sidebar = [{type: 'link', label: 'Home', href: '/docs/app', docId: 'app/index', unlisted: false}];
  const docs = {'app/index': {id: 'app/index', title: 'Home', description: 'Start here.', sidebar: 'app'}};
  const text = JSON.stringify({version: {version: 'current', docsSidebars: {app: sidebar}, docs}});
  expect(JSON.parse(withoutDocList(text))).toEqual({
    version: {
      version: 'current',
      docsSidebars: {app: [{type: 'link', label: 'Home', href: '/docs/app', unlisted: false}]},
      docs: {},
    },
  });
});

it('finds the chunks that draw the frame of a document', () => {
  const line = (name: string, module: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;
  const registry = [
    line('17896441', '@theme/DocItem'),
    line('0123abcd', '@site/docs/DocItem.mdx'),
    line('5e95c892', '@theme/DocsRoot'),
  ].join('\n');
  expect([...frameChunks(registry)]).toEqual(['5e95c892', '17896441']);
});

it('keeps of the registry what loads a module', () => {
  const line = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],`;
  const lean = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a.mdx")],`;
  const file = (write: (name: string) => string) =>
    `export default {\n${write('17896441')}\n${write('0123abcd')}};\n`;
  expect(loadersOf(file(line))).toBe(file(lean));
  expect(() => loadersOf('export default {};\n')).toThrow('genRegistry');
});

it('leaves parts of the frame in that the settings ask for', () => {
  const asked = [
    './BaseUrlIssueBanner',
    '@theme/DocSidebar/Desktop/CollapseButton',
    '@theme/DocRoot/Layout/Sidebar/ExpandButton',
    '@theme/DocSidebar/Desktop/Content',
  ];
  const left = (baseUrlIssueBanner: boolean, hideable: boolean) => {
    const parts = unusedParts({baseUrlIssueBanner, themeConfig: {docs: {sidebar: {hideable}}}});
    return asked.filter((name) => !parts.some(([from]) => from.test(name)));
  };
  expect(left(true, true)).toEqual(asked);
  expect(left(false, true)).toEqual(asked.slice(1));
  expect(left(true, false)).toEqual([asked[0], asked[3]]);
  expect(left(false, false)).toEqual([asked[3]]);
});

it('leaves the marks of a version in when one has them', () => {
  const version = (banner: string | null, badge: boolean) => JSON.stringify({version: {banner, badge}});
  const replaced = (...texts: string[]) => unusedMarks(texts).map(([from]) => String(from));
  expect(replaced(version(null, false))).toHaveLength(2);
  expect(replaced(version(null, false), version('unmaintained', true))).toEqual([]);
  expect(replaced(version(null, true))).toEqual([expect.stringContaining('Banner')]);
});
