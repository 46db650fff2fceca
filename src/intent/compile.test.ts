import {brotliCompressSync} from 'node:zlib';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, it} from 'vitest';
import {compileLoader} from './compile';
import {withLoader} from './template';

/** Stands in front of every page's text, so it stays small. Bytes, compressed as a server would. */
const budget = 3 * 1024;

it('stays within its budget', () => {
  const {length} = brotliCompressSync(compileLoader('/', '/search-index/'));
  expect(length).toBeGreaterThan(500);
  expect(length).toBeLessThanOrEqual(budget);
});

it('knows where the scripts are', () => {
  expect(compileLoader('/base/')).toContain('/base/assets/js/');
});

it('knows where the index is, and nothing of it where a service answers', () => {
  expect(compileLoader('/', '/search-index/')).toContain('/search-index/');
  expect(compileLoader('/')).not.toContain('current.json');
});

it('can stand inside a script element', () => {
  expect(compileLoader('/')).not.toMatch(/<\/script|<!--/i);
});

it('takes the place of the scripts in the template', () => {
  const page = withLoader(template, '/');
  expect(template).toContain('defer></script>');
  expect(page).not.toContain('defer></script>');
  expect(page).toMatch(/<script data-scripts="<%~ it\.scripts/);
  expect(page).toContain('it.stylesheets.forEach');
});

it('refuses a template without scripts', () => {
  expect(() => withLoader('<html></html>', '/')).toThrow('finds no scripts in the page template');
});
