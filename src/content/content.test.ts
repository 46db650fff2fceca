import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readContent} from '.';
import {readBody} from './parse';
import {docRoute, isFolderIndex, isPageFile, staticPageRoute} from './routes';

describe('docRoute', () => {
  it.each([
    ['app/index.mdx', undefined, '/docs/app'],
    ['app/README.md', undefined, '/docs/app'],
    ['support/Guides/Server/index.mdx', undefined, '/docs/support/Guides/Server'],
    // A page with the same name as its folder is the folder's index.
    ['mods/suite/Ultimine/Ultimine.mdx', undefined, '/docs/mods/suite/Ultimine'],
    ['app/Guides/install-modpack.mdx', undefined, '/docs/app/Guides/install-modpack'],
    // Number prefixes stay, because of `numberPrefixParser: false`.
    ['app/01-Guides/02-start.mdx', undefined, '/docs/app/01-Guides/02-start'],
    [
      'mods/suite/Ranks/advanced-conditions.mdx',
      'Advanced Conditions',
      '/docs/mods/suite/Ranks/Advanced Conditions',
    ],
    ['mods/suite/Ranks/advanced-conditions.mdx', '/mods/suite/Ranks/API', '/docs/mods/suite/Ranks/API'],
    [
      'marketplace/tinkers/gadgets/armour.mdx',
      '/marketplace/Addons/tinkers/Docs/Gadgets & Slime/armour',
      '/docs/marketplace/Addons/tinkers/Docs/Gadgets & Slime/armour',
    ],
    ['app/Guides/start.mdx', '../begin', '/docs/app/begin'],
    ['index.mdx', undefined, '/docs'],
  ])('%s with slug %j is %s', (source, slug, route) => {
    expect(docRoute(source, slug)).toBe(route);
  });

  it('refuses an invalid path', () => {
    expect(() => docRoute('app/a.mdx', '/app/../x?y')).toThrow();
  });
});

it('distinguishes pages from other files', () => {
  const files = [
    'app/index.mdx',
    'app/a.md',
    'app/_part.mdx',
    'app/_img/note.md',
    'app/__tests__/a.mdx',
    'app/_category_.json',
    'tags.yml',
  ];
  expect(files.filter(isPageFile)).toEqual(['app/index.mdx', 'app/a.md']);
});

it('distinguishes index pages from others', () => {
  const files = ['app/index.mdx', 'app/Readme.md', 'app/App.mdx', 'app/start.mdx'];
  expect(files.filter(isFolderIndex)).toEqual(['app/index.mdx', 'app/Readme.md', 'app/App.mdx']);
});

it.each([
  ['index.tsx', '/'],
  ['docs.mdx', '/docs'],
  ['about/index.tsx', '/about'],
  ['index.module.css', undefined],
  ['index.test.tsx', undefined],
  ['_parts/box.tsx', undefined],
])('static page %s is %s', (file, route) => {
  expect(staticPageRoute(file)).toBe(route);
});

describe('readBody', () => {
  it('finds links in Markdown, references and JSX with their positions', () => {
    const {links} = readBody(
      [
        'See [a](/a), [b][ref] and https://c.example.',
        '[ref]: /b',
        '<Card href="/d" title="/no" />',
        '<Cards>\n\n<Link to="/e" />\n\n</Cards>',
        '`[code](/no)`',
        '    [indented](/j)',
        '```\n[fenced](/no)\n```',
      ].join('\n\n'),
    );
    expect(links.map(({url, line, column}) => `${url} ${line}:${column}`)).toEqual([
      '/a 1:5',
      'https://c.example 1:27',
      '/b 3:1',
      '/d 5:7',
      '/e 9:7',
      '/j 15:5',
    ]);
  });

  it('reports the position of a syntax error', () => {
    expect(readBody('Text\n\nless than is <5\n').problem).toMatchObject({line: 3});
    expect(readBody('{open').problem?.reason).toContain('expression');
  });
});

describe('readContent', () => {
  let root: string;
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    fs.writeFileSync(path.join(root, file), text);
  };
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  });
  afterEach(() => fs.rmSync(root, {recursive: true}));

  it('lists every address: pages, static pages, tags in use', () => {
    write('docs/app/index.mdx', '---\ntitle: App\ntags: [ftb-mods, 7]\n---\n');
    write('docs/app/secret.mdx', '---\ntitle: Secret\ndraft: true\ntags: [unused]\n---\n');
    write('docs/app/_draft.mdx', 'ignored');
    write(
      'docs/tags.yml',
      'ftb-mods:\n  label: FTB Mods\n  permalink: /ftb-mods\nunused:\n  label: unused\n',
    );
    write('src/pages/index.tsx', '');
    write('src/pages/about.mdx', '---\ntitle: About\n---\n\n# About\n');
    const content = readContent(root);
    expect([...content.routes.keys()].sort()).toEqual([
      '/',
      '/about',
      '/docs/app',
      '/docs/tags',
      '/docs/tags/ftb-mods',
      '/search',
    ]);
    expect(content.pages.map(({file, route, draft}) => [file, route, draft])).toEqual([
      ['docs/app/index.mdx', '/docs/app', false],
      ['docs/app/secret.mdx', '/docs/app/secret', true],
    ]);
    expect(content.documents.map(({file}) => file)).toContain('src/pages/about.mdx');
  });

  it('is empty for a site without content', () => {
    expect(readContent(root)).toMatchObject({pages: [], documents: [], categories: []});
  });
});
