import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parse} from 'parse5';
import {countPages, readPage, readSite} from './source';

const page = (text: string) =>
  `<!doctype html><meta name="description" content="Lamps &amp; light."><nav><h2>Menu</h2></nav>
<div class="theme-doc-markdown"><header><h1>Lamp</h1></header>${text}</div>`;

const parsed = (text: string) => parse(page(text));

describe('readPage', () => {
  it('reads title, description and text, and makes links relative to the site or the page', () => {
    expect(
      readPage(
        parsed(
          '<p>See <a href="/docs/oil#a">oil</a>, <a href="#wick">below</a>, <a href="https://x.example/">x</a>.</p>',
        ),
        '/docs/mods/A & B',
      ),
    ).toEqual({
      route: '/docs/mods/A & B',
      title: 'Lamp',
      description: 'Lamps & light.',
      markdown: 'See [oil](/docs/oil#a), [below](#wick), [x](https://x.example/).\n',
    });
  });

  it('reads a page that is not a document, but none without a title', () => {
    expect(readPage(parse('<main><h1>Home</h1><p>Hello</p></main>'), '/')?.markdown).toBe('Hello\n');
    expect(readPage(parse('<main><p>Hello</p></main>'), '/x')).toBeUndefined();
  });
});

describe('a built site', () => {
  let folder: string;
  const write = (file: string, html: string) => {
    mkdirSync(join(folder, file, '..'), {recursive: true});
    writeFileSync(join(folder, file), html);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bench-source-'));
  });
  afterEach(() => rmSync(folder, {recursive: true, force: true}));

  it('has its pages except those that are tools', () => {
    const home = '<main><h1>Home</h1></main>';
    ['index.html', '404.html', 'search.html', 'docs.html', 'docs/A & B.html'].forEach((file) =>
      write(file, home),
    );
    expect(countPages(folder)).toBe(3);
    expect(readSite(folder).map(({route}) => route)).toEqual(['/docs', '/docs/A & B', '/']);
  });

  it('without pages is an error', () => {
    write('index.html', '<p>Nothing</p>');
    expect(() => readSite(folder)).toThrow(/contains no page with a title/);
  });
});
