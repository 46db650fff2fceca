import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import {expect, describe, it} from 'vitest';
import {pageComponents} from '../remark/page-components';
import {listFiles} from '../content/files';
import {markParts, still, variantsOf} from './mark.mjs';

/** A page as it is compiled for server and browser. */
async function compile(text: string) {
  const file = await createProcessor({recmaPlugins: [markParts]}).process(text);
  const plan = String(file.data.plan);
  return {plan, ...variantsOf(String(file), plan)};
}

describe('the plan', () => {
  it.each([
    ['text, headings, lists, tables of Markdown', '# A\n\nb **c** [d](/e)\n\n- f\n\n1. g', 'ssss'],
    ['a component that draws and does nothing else', '<Key>F3</Key>\n\ntext', 'ss'],
    ['one that does something', '<OsTabs />\n\ntext', 'is'],
    ['a sample of code: it can be copied', 'text\n\n```\ncode\n```', 'si'],
    [
      'steps with something alive in them',
      '<Steps>\n\n1. text\n\n   ```\n   code\n   ```\n\n2. text\n\n</Steps>\n\ntext',
      '(((si)s))s',
    ],
    [
      'a list item with text beside what is alive cannot be counted',
      '- text <OsPath />\n- text\n\ntext',
      '(is)s',
    ],
    ['whatever a still component is given', '<Key of={[1].map((n) => ({n}))} />\n\ntext', 'ss'],
    ['unless it holds something alive', '<Cards of={[1].map(() => <OsTabs />)} />\n\ntext', 'is'],
    ['an element that listens', '<p onClick={() => alert()}>a</p>\n\ntext', 'is'],
    ['text between components cannot be counted', '<Key>F3</Key>\n\n{props.x}', ''],
  ])('%s', async (_, text, plan) => expect((await compile(text)).plan).toBe(plan));
});

describe('the two scripts of a page', () => {
  const text =
    'import data from "./data.json"\nimport {Gate} from "./Gate"\n\n# Title\n\n<Key of={data}>F3</Key>\n\n<Gate />';

  it('the server draws everything', async () => {
    const {server} = await compile(text);
    expect(server).toContain('"Title"');
    expect(server).toContain('of: data');
    expect(server).not.toMatch(/[\uE000\uE001]/);
    expect(server).toMatch(/export const parts = \{"key":"[\w-]{8}","plan":"ssi"\}/);
  });

  it('the browser draws what is alive, and leaves room for the rest', async () => {
    const {server, browser} = await compile(text);
    expect(browser).not.toContain('"Title"');
    expect(browser).toMatch(/_part\(0\), "\\n", _part\(1\), "\\n", _jsx\(Gate/);
    expect(/"key":"(.+?)"/.exec(browser)?.[1]).toBe(/"key":"(.+?)"/.exec(server)?.[1]);
  });

  it('imports what it uses', async () => {
    const {server, browser} = await compile(text);
    expect(server).toContain('./data.json');
    expect(browser).not.toContain('./data.json');
    expect(browser).toContain('./Gate');
  });

  it('another text has another key', async () =>
    expect((await compile('a')).server.slice(-40)).not.toBe((await compile('b')).server.slice(-40)));
});

/** Files that a component is made of, without what is found in many pages anyway. */
function filesOf(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => path.join(folder, file));
}

describe('still components', () => {
  const components = path.join(__dirname, '../components');
  // What these do is done by `behaviour.ts` to the page as it stands there.
  const connected = ['DataTable/index.tsx', 'Item/index.tsx'];
  const alive =
    /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|Callback|SyncExternalStore|IsBrowser|Location)\(|\son[A-Z]\w*=/;
  const folders = [...still].map((name) => {
    const {from} = pageComponents[name] ?? {from: `@site/src/components/${name === 'Card' ? 'Cards' : name}`};
    return [name, from.replace('@site/src/components', components)] as const;
  });

  it('are there', () => expect(folders.length).toBeGreaterThan(40));

  it.each(folders)('%s keeps no state and listens to nothing', (name, folder) => {
    const files = filesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    const seen = new Set(files);
    for (const file of seen) {
      const text = readFileSync(file, 'utf8');
      if (!connected.some((end) => file.endsWith(path.normalize(end)))) {
        expect(alive.exec(text)?.[0], `${name}: ${file}`).toBeUndefined();
      }
      for (const [, from = ''] of text.matchAll(/from '(\.\.?\/[^']+|\.\.?)'/g)) {
        const at = path.join(path.dirname(file), from);
        const found = [`${at}.tsx`, `${at}.ts`, path.join(at, 'index.tsx')].find(existsSync);
        if (found && !connected.includes(path.relative(components, file))) {
          seen.add(found);
        }
      }
    }
  });
});
