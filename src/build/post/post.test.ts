import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {find, findAll, rawElement, textOf} from '../../lib/dom';
import type {Element} from '../../lib/dom';
import {BuiltPage, routeOf} from './page';
import {processPages} from './pages';

describe('a built page', () => {
  const html =
    '<!doctype html><html lang=en><title>x</title><script src=/a.js></script><p title="a > b">one<p>two';
  const page = () => new BuiltPage('docs/a b.html', html, '/base/');
  const named = (name: string) => (one: Element) => one.tagName === name;

  it('keeps its text when nothing changes', () => expect(page().text()).toBe(html));

  it('gives the source of an element, also where end tags are left out', () => {
    const one = page();
    expect(findAll(one.root, named('p')).map((p) => one.sourceOf(p))).toEqual([
      '<p title="a > b">one',
      '<p>two',
    ]);
  });

  it('has each change both in its text and in its tree', () => {
    const one = page();
    const [style, script] = [rawElement('style', {}, 'a > b'), rawElement('script', {type: 'x'}, 'b && c')];
    one.replace(find(one.root, named('script'))!, style, script);
    one.addAttribute(find(one.root, named('html'))!, 'data-theme', 'dark');
    expect(one.text()).toBe(
      html
        .replace('<html', '<html data-theme="dark"')
        .replace('<script src=/a.js></script>', '<style>a > b</style><script type="x">b && c</script>'),
    );
    expect(findAll(one.root, named('script')).map(textOf)).toEqual(['b && c']);
    expect(find(one.root, named('style'))?.parentNode).toBe(find(one.root, named('head')));
  });

  it.each([
    ['index.html', '/base/'],
    ['docs.html', '/base/docs'],
    ['docs/index.html', '/base/docs'],
    ['docs/a b.html', '/base/docs/a b'],
  ])('%s is read at %s', (file, route) => expect(routeOf(file, '/base/')).toBe(route));
});

describe('processing', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
    mkdirSync(path.join(folder, 'docs'));
    ['docs/a.html', 'index.html'].forEach((name) => writeFileSync(path.join(folder, name), `<p>${name}</p>`));
    writeFileSync(path.join(folder, 'data.json'), '{}');
  });

  afterEach(() => rmSync(folder, {recursive: true}));

  const process = (...steps: Parameters<typeof processPages>[1]) =>
    processPages({folder, baseUrl: '/'}, steps);

  it('runs all steps on each page, writes the result, then ends the steps', () => {
    const seen: string[] = [];
    process(
      {
        page: (page) => {
          seen.push(`first ${page.file}`);
          page.replace(
            find(page.root, ({tagName}) => tagName === 'p')!,
            rawElement('b', {}, 'new'),
          );
        },
      },
      {
        page: ({root, file}) => {
          seen.push(`second ${file} ${find(root, ({tagName}) => tagName === 'b')?.tagName}`);
        },
        end: () => {
          seen.push(`end ${readFileSync(path.join(folder, 'docs/a.html'), 'utf8')}`);
        },
      },
    );
    expect(seen).toEqual([
      'first docs/a.html',
      'second docs/a.html b',
      'first index.html',
      'second index.html b',
      'end <b>new</b>',
    ]);
  });

  it('names every page with an error, and ends no step', () => {
    const end = vi.fn();
    const refuse = () => {
      throw new Error('found no <main>');
    };
    expect(() => process({page: refuse}, {page: () => undefined, end})).toThrow(
      'docs/a.html: found no <main>\nindex.html: found no <main>',
    );
    expect(end).not.toHaveBeenCalled();
  });
});
