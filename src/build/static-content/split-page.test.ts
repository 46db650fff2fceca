import {createRequire} from 'node:module';
import {createProcessor} from '@mdx-js/mdx';
import {transformSync} from 'esbuild';
import {createElement} from 'react';
import type {ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../post/page';
import {extractParts} from './files';
import splitPage from './split-page';

/** The page's module as the server or a browser gets it, with the branches of the other side removed. */
async function compile(text: string, side: 'server' | 'browser', format: 'esm' | 'cjs' = 'esm') {
  const code = String(await createProcessor({recmaPlugins: [splitPage]}).process(text));
  const define = {__SERVER__: String(side === 'server')};
  return transformSync(code, {define, format, minifySyntax: true, treeShaking: true}).code;
}

const partsIn = (code: string) => {
  const [, key, plan] = /parts = \{\s*key: "(.+?)",\s*plan: (?:"(.*?)"|void 0)/.exec(code) ?? [];
  return {key, plan};
};

describe('the plan', () => {
  it.each([
    ['text, headings, lists, tables of Markdown', '# A\n\nb **c** [d](/e)\n\n- f\n\n1. g', 'ssss'],
    ['a component that renders and does nothing else', '<Key>F3</Key>\n\ntext', 'ss'],
    ['one that does something', '<OsTabs />\n\ntext', 'is'],
    ['one that renders nothing', '<Head><title>a</title></Head>\n\ntext', 's'],
    ['a sample of code: it can be copied', 'text\n\n```\ncode\n```', 'si'],
    [
      'steps with something interactive in them',
      '<Steps>\n\n1. text\n\n   ```\n   code\n   ```\n\n2. text\n\n</Steps>\n\ntext',
      'is',
    ],
    ['whatever a static component is given', '<Key of={[1].map((n) => ({n}))} />\n\ntext', 'ss'],
    ['unless it holds something interactive', '<Cards of={[1].map(() => <OsTabs />)} />\n\ntext', 'is'],
    ['an element that listens', '<p onClick={() => alert()}>a</p>\n\ntext', 'is'],
    ['text between components cannot be counted', '<Key>F3</Key>\n\n{props.x}', undefined],
    ['neither can a fragment', '<><Key>F3</Key><OsTabs /></>\n\ntext', undefined],
  ])('%s', async (_, text, plan) => expect(partsIn(await compile(text, 'server')).plan).toBe(plan));
});

describe('the two sides of a page', () => {
  const text = '# Title\n\n<Key of={data}>F3</Key>\n\n<Gate />';

  it('the server renders everything', async () => {
    const server = await compile(`import data from "./data.json"\n\n${text}`, 'server');
    expect(server).toContain('"Title"');
    expect(server).toContain('of: data');
    expect(server).not.toContain('_part(');
    expect(partsIn(server)).toEqual({key: expect.stringMatching(/^[\w-]{8}$/) as string, plan: 'ssi'});
  });

  it('the browser renders what is interactive, and has a number for the rest', async () => {
    const [server, browser] = [await compile(text, 'server'), await compile(text, 'browser')];
    expect(browser).not.toContain('"Title"');
    expect(browser).toMatch(/_part\(0\), `\n`, _part\(1\), `\n`, _jsx\(Gate/);
    expect(partsIn(browser)).toEqual({key: partsIn(server).key, plan: undefined});
  });

  it('another text has another key', async () =>
    expect(partsIn(await compile('a', 'server')).key).not.toBe(partsIn(await compile('b', 'server')).key));
});

/** Renders a page as the server does, in the element that says where its static content is. */
async function renderPage(text: string): Promise<string> {
  const require = createRequire(import.meta.url);
  const load = (name: string): unknown => (name.startsWith('@site/') ? {} : require(name));
  const module = {exports: {} as {default: ComponentType<object>; parts?: {key: string; plan: string}}};
  new Function('require', 'module', await compile(text, 'server', 'cjs'))(load, module);
  const components = {OsTabs: () => createElement('div'), Key: () => createElement('kbd')};
  const {default: Page, parts} = module.exports;
  const inside = renderToStaticMarkup(createElement(Page, {components} as object));
  return `<div data-parts="${parts?.key} ${parts?.plan}">${inside}</div>`;
}

describe('every valid page can be split', () => {
  it.each([
    ['nothing', '', 0],
    ['one paragraph', 'text', 1],
    ['one list', '- a\n- b', 1],
    ['two blocks', 'text\n\n- a', 2],
    ['only a heading', '## Heading', 1],
    ['only a static component', '<Key>F3</Key>', 1],
    ['only an interactive component', '<OsTabs />', 0],
    ['only an import', "import x from '@site/x'", 0],
    ['only an export', 'export const x = 1', 0],
    ['only a sample of code', '```\ncode\n```', 0],
    ['only a rule', '---', 1],
  ])('%s', async (_, text, parts) =>
    expect(extractParts(new BuiltPage('x.html', await renderPage(text), '/'))?.parts).toHaveLength(parts),
  );
});
