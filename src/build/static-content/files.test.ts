import {mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../post/page';
import {extractParts as extract, staticContentFiles} from './files';

const extractParts = (html: string) => extract(new BuiltPage('docs/x.html', html, '/'));
const page = (plan: string, inside: string) =>
  `<!doctype html><main><div class=a data-parts="k ${plan}">${inside}</div></main>`;
const parts = (plan: string, inside: string) => extractParts(page(plan, inside))?.parts;

describe('cutting a page', () => {
  it('gives each static part as it is written', () =>
    expect(parts('sis', '<p title="a > b">one<br>two</p><div>alive</div><ul><li>x<li>y</ul>')).toEqual([
      '<p title="a > b">one<br>two</p>',
      '<ul><li>x<li>y</ul>',
    ]));

  it('knows where an element ends whose end tag is left out', () =>
    expect(parts('sss', '<p>one<ol><li><p>a<p>b<li>c<ol><li>d</ol></ol><h2>end</h2>')).toEqual([
      '<p>one',
      '<ol><li><p>a<p>b<li>c<ol><li>d</ol></ol>',
      '<h2>end</h2>',
    ]));

  it('knows tables without their end tags', () =>
    expect(
      parts('ss', '<table><thead><tr><th>a<th>b<tbody><tr><td>c<td><p>d<tr><td>e</table><p>end'),
    ).toEqual(['<table><thead><tr><th>a<th>b<tbody><tr><td>c<td><p>d<tr><td>e</table>', '<p>end']));

  it('takes a slash for the end of an element in drawings only', () =>
    expect(parts('ss', '<p><svg><g><path d="M0"/></g></svg><a href=/docs/>x</a></p><p>y</p>')).toEqual([
      '<p><svg><g><path d="M0"/></g></svg><a href=/docs/>x</a></p>',
      '<p>y</p>',
    ]));

  it('skips what is no markup', () =>
    expect(parts('ss', '<p><!-- </p> --><script>"</p>"</script>x</p><p>y</p>')).toHaveLength(2));

  it('leaves pages without parts alone', () => expect(extractParts('<p>x</p>')).toBeUndefined());

  it('keeps the key', () => expect(extractParts(page('s', '<p>x</p>'))?.key).toBe('k'));

  it.each([
    ['sis', '<p>a</p><p>b</p>', 'found 2 elements where 3 were rendered'],
    ['ss', '<p>a</p><p>b</p><p>c</p>', 'found 3 elements where 2 were rendered'],
  ])('refuses a page that was rendered otherwise than planned: %s', (plan, inside, message) =>
    expect(() => parts(plan, inside)).toThrow(message),
  );
});

describe('the file of a page', () => {
  const loader = '<script data-scripts="main.1 runtime~main.2 frame.3 docs_a_b.4" data-module=7>x</script>';

  /** Files that are written for a page, with what is in them. */
  const written = (file: string, html: string): Record<string, unknown> => {
    const folder = mkdtempSync(path.join(tmpdir(), 'parts-'));
    staticContentFiles(folder).page(new BuiltPage(file, html, '/'));
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((name) =>
      name.endsWith('.json'),
    );
    const texts = files.map((name) => [
      name,
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as unknown,
    ]);
    rmSync(folder, {recursive: true});
    return Object.fromEntries(texts) as Record<string, unknown>;
  };

  it('has its static content, and where its module is', () =>
    expect(written('docs/a b.html', loader + page('s', '<p>x</p>'))).toEqual({
      [path.join('parts', 'docs', 'a b.json')]: {
        key: 'k',
        parts: ['<p>x</p>'],
        scripts: {module: '7', chunks: ['frame', 'docs_a_b']},
      },
    }));

  it('is there for a document without static content, too', () =>
    expect(Object.values(written('docs/index.html', `${loader}<p>x`))).toEqual([
      {key: '', parts: [], scripts: {module: '7', chunks: ['frame', 'docs_a_b']}},
    ]));

  it('is not there for other pages', () => expect(written('index.html', '<p>x')).toEqual({}));
});
