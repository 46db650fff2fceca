import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {readContent, tagKeys} from '.';
import {readBody} from './parse';
import {readFrontMatter, readKeyedData} from './keyed-data';
import {docRoute, isFolderIndex, isPageFile, staticPageRoute} from './routes';

describe('docRoute', () => {
  it.each([
    ['app/index.mdx', undefined, '/docs/app'],
    ['app/README.md', undefined, '/docs/app'],
    ['support/Guides/Server/index.mdx', undefined, '/docs/support/Guides/Server'],
    // A page named like its folder opens it.
    ['mods/suite/Ultimine/Ultimine.mdx', undefined, '/docs/mods/suite/Ultimine'],
    ['app/Guides/install-modpack.mdx', undefined, '/docs/app/Guides/install-modpack'],
    // Numbers stay: `numberPrefixParser: false`.
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

  it('refuses what is no path', () => {
    expect(() => docRoute('app/a.mdx', '/app/../x?y')).toThrow();
  });
});

it('tells pages from other files', () => {
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

it('tells folder pages from others', () => {
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

describe('readKeyedData', () => {
  it('knows where each key stands', () => {
    const {data, entries} = readKeyedData('{\n  "label": "Guides",\n  "position": 10\n}', 5);
    expect(data).toEqual({label: 'Guides', position: 10});
    expect(entries.get('position')).toEqual({line: 8, column: 3, value: 10});
  });

  it('reports what it cannot read', () => {
    expect(readKeyedData('a: b: c').problems[0]).toMatchObject({line: 1, column: 4});
    expect(readKeyedData('- a\n- b').problems[0]).toMatchObject({line: 1});
    expect(readKeyedData('a: 1\na: 2').problems[0]).toMatchObject({line: 2});
  });
});

describe('readFrontMatter', () => {
  it('counts lines from the top of the page, whatever the line ends', () => {
    expect(readFrontMatter('---\r\ntitle: A\r\ntags: [x]\r\n---\r\n\r\nText').entries.get('tags')).toEqual({
      line: 3,
      column: 1,
      value: ['x'],
    });
  });

  it('takes an empty block for no keys', () => {
    expect(readFrontMatter('---\n---\n\nText')).toEqual({data: {}, entries: new Map(), problems: []});
  });

  it('wants the block at the top and closed', () => {
    expect(readFrontMatter('Text\n---\na: 1\n---\n').problems).toHaveLength(1);
    expect(readFrontMatter('---\na: 1\n').problems).toHaveLength(1);
  });
});

describe('readBody', () => {
  it('gives headings the anchors of the built page', () => {
    const {headings} = readBody(
      [
        '## Set the amount',
        '## Set the amount',
        '### `-Xmx` in the *arguments*',
        '## Über uns: 100 %',
        '## Memory {#ram}',
        '## Two *words* {#two-words}',
        '## ram',
        '<h2 id="own">Own</h2>',
        '<h2>Bare</h2>',
      ].join('\n\n'),
    );
    expect(headings.map(({id}) => id)).toEqual([
      'set-the-amount',
      'set-the-amount-1',
      '-xmx-in-the-arguments',
      'über-uns-100-',
      'ram',
      'two-words',
      // An explicit id does not reserve its name; Docusaurus counts only ids made from text.
      'ram',
      'own',
      undefined,
    ]);
    expect(headings[4]).toMatchObject({text: 'Memory', depth: 2, line: 9, column: 1});
  });

  it('finds links in Markdown, references and JSX with their place', () => {
    const {links} = readBody(
      [
        'See [a](/a), [b][ref] and https://c.example.',
        '[ref]: /b',
        '<Card href="/d" title="/no" />',
        "<Cards items={[{href: '/e'}, {to: '/f', label: '/no'}]} />",
        "<a href={`/i`}>x</a> <Link to={open ? '/g' : '/h'} />",
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
      '/e 7:23',
      '/f 7:35',
      '/i 9:10',
      '/g 9:39',
      '/h 9:46',
      '/j 13:5',
    ]);
  });

  it('finds pictures in Markdown and JSX', () => {
    const {images} = readBody(
      '![Two packs](./_img/a.png)\n\n<img src="/img/b.svg" alt="Mark" />\n\n<img src={require(\'./_img/c.png\').default} alt={\'A chest\'} />\n',
    );
    expect(images.map(({url, alt}) => [url, alt])).toEqual([
      ['./_img/a.png', 'Two packs'],
      ['/img/b.svg', 'Mark'],
      ['./_img/c.png', 'A chest'],
    ]);
  });

  it('reads prose without code, with its component, and ids such as minecraft:stone whole', () => {
    const {texts} = readBody(
      'Dig minecraft:stone, not `minecraft:dirt`.\n\n<Steps>\n\n- Inside\n\n</Steps>\n\n:::note Mind\n\nText\n\n:::\n',
    );
    expect(texts.map(({text, component}) => [text, component])).toEqual([
      ['Dig minecraft:stone', undefined],
      [', not ', undefined],
      ['.', undefined],
      ['Inside', 'Steps'],
      ['Mind', undefined],
      ['Text', undefined],
    ]);
  });

  it('notes components whose rows have anchors', () => {
    expect(readBody('<CommandTable id="ftb-essentials" />').hasDataComponents).toBe(true);
    expect(readBody('<Version id="ftb-essentials" />').hasDataComponents).toBe(false);
    expect(readBody('<div id="x" />\n\n<Card title="x" />').hasDataComponents).toBe(false);
  });

  it('says where a page stops being MDX', () => {
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

  it('knows every address: pages, static pages, tags in use', () => {
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
    ]);
    expect(content.pages.map(({file, route, draftRoute}) => [file, route, draftRoute])).toEqual([
      ['docs/app/index.mdx', '/docs/app', undefined],
      ['docs/app/secret.mdx', undefined, '/docs/app/secret'],
    ]);
    expect(tagKeys(content.pages[0]!)).toEqual(['ftb-mods']);
    expect(content.documents.map(({file}) => file)).toContain('src/pages/about.mdx');
  });

  it('knows the search page once search is set up', () => {
    write(
      'docusaurus.config.ts',
      'export default {\n  themeConfig: {\n    algolia: searchConfig(),\n  },\n};\n',
    );
    expect(readContent(root).routes.has('/search')).toBe(true);
    write('docusaurus.config.ts', '// algolia: none\nexport default {};\n');
    expect(readContent(root).routes.has('/search')).toBe(false);
  });

  it('sees what changed since it last looked', () => {
    write('docs/app/index.mdx', '---\ntitle: App\n---\n\n## Before\n');
    const before = readContent(root).pages[0]!;
    expect(readContent(root).pages[0]!.headings).toBe(before.headings);
    write('docs/app/index.mdx', '---\ntitle: App\n---\n\n## After!\n');
    expect(readContent(root).pages[0]!.headings.map(({id}) => id)).toEqual(['after']);
    expect(before.headings.map(({id}) => id)).toEqual(['before']);
  });

  it('is empty for a site without content', () => {
    expect(readContent(root)).toMatchObject({pages: [], documents: [], categories: [], tagsFile: undefined});
  });
});
