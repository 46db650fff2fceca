import {brotliCompressSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {BuiltPage} from '../post/page';
import {compileLoader, loader} from '.';

/**
 * Maximum compressed size in bytes. The loader is inlined before the content of every page, so it must stay small.
 */
const budget = 3 * 1024;

it('stays within its budget', () => {
  const {length} = brotliCompressSync(compileLoader('/', '/search-index/'));
  expect(length).toBeGreaterThan(500);
  expect(length).toBeLessThanOrEqual(budget);
});

it('contains the folder of the scripts', () => {
  expect(compileLoader('/base/')).toContain('/base/assets/js/');
});

it('contains the folder of the index, unless the search is hosted', () => {
  expect(compileLoader('/', '/search-index/')).toContain('/search-index/');
  expect(compileLoader('/')).not.toContain('current.json');
});

it('is safe inside a script element', () => {
  expect(compileLoader('/')).not.toMatch(/<\/script|<!--/i);
});

describe('in a built page', () => {
  const process = (head: string, file = 'docs.html') => {
    const page = new BuiltPage(file, `<!doctype html><html lang=en><head>${head}</head><p>x`, '/');
    loader('/').page(page);
    return page.text();
  };
  const script = (name: string) => `<script src=/assets/js/${name}.js defer></script>`;

  it('replaces the scripts and lists them, the entry first', () => {
    const html = process(
      `<script>a</script>${script('runtime.1')}${script('main.2')}${script('page.3')}<meta>`,
    );
    expect(html).not.toContain('defer');
    expect(html).toContain('<script>a</script><script data-scripts="main.2 runtime.1 page.3">');
    expect(html).toMatch(/<script type="speculationrules">\{.*\}<\/script><meta>/);
  });

  it('has a theme where no script runs', () =>
    expect(process(script('main.1'))).toMatch(/<html data-theme="dark" data-theme-choice="dark" lang=en>/));

  it('refuses a page without scripts', () =>
    expect(() => process('<script src=https://example.org/a.js></script>')).toThrow(
      'found no <script src="/assets/js/…">',
    ));

  it('warns of a wrong base path on the home page alone', () => {
    expect(process(script('main.1'), 'index.html')).toContain('did not load properly');
    expect(process(script('main.1'))).not.toContain('did not load properly');
  });
});
