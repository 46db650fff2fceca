import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import template from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {expect, it, vi} from 'vitest';
import {memoryOf, remembered} from '../cli/memory.mjs';
import {root} from '../cli/project';
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

it('is remembered for as long as nothing that was read has changed', () => {
  const file = 'src/intent/acts.ts';
  const keep = (read: string) =>
    remembered(memoryOf(root), root, 'loader', ['/x/', '']).keep({read: {[file]: read}, text: 'as before'});
  keep(readFileSync(path.join(root, file), 'utf8'));
  expect(compileLoader('/x/')).toBe('as before');
  expect(compileLoader('/y/')).toContain('/y/assets/js/');
  keep('another text');
  const anew = compileLoader('/x/');
  expect(anew).toContain('/x/assets/js/');
  expect(compileLoader('/x/')).toBe(anew);
  vi.stubEnv('DOCUSAURUS_NO_PERSISTENT_CACHE', 'true');
  expect(compileLoader('/x/')).toBe(anew);
  vi.unstubAllEnvs();
});
