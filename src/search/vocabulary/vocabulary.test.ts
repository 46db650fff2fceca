import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../cli/project';
import {aliases} from '.';

/** Where a document is, by its file or by what its front matter says. */
function routeOf(file: string): string {
  const path = `/docs/${file.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.mdx?$/, '');
  const slug = /^slug: *['"]?(.*?)['"]?$/m.exec(readFileSync(join(root, 'docs', file), 'utf8'))?.[1];
  return slug === undefined ? path : slug.startsWith('/') ? `/docs${slug}` : path.replace(/[^/]*$/, slug);
}

it('what readers call a page belongs to a page that there is', () => {
  const files = readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'});
  const routes = new Set(files.filter((file) => /\.mdx?$/.test(file)).map(routeOf));
  expect(Object.keys(aliases).filter((place) => !routes.has(place.replace(/#.*/, '')))).toEqual([]);
});
