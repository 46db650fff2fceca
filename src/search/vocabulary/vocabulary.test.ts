import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../cli/project';
import {parse} from 'yaml';
import {aliases, asked, vocabulary} from '.';

/** Returns the route of a document, derived from its file name or its `slug`. */
function routeOf(file: string): string {
  const path = `/docs/${file.replaceAll('\\', '/')}`.replace(/(?:\/index)?\.mdx?$/, '');
  const slug = /^slug: *['"]?(.*?)['"]?$/m.exec(readFileSync(join(root, 'docs', file), 'utf8'))?.[1];
  return slug === undefined ? path : slug.startsWith('/') ? `/docs${slug}` : path.replace(/[^/]*$/, slug);
}

it('every alias and every line of asked/ belongs to an existing page', () => {
  const files = readdirSync(join(root, 'docs'), {recursive: true, encoding: 'utf8'});
  const routes = new Set(files.filter((file) => /\.mdx?$/.test(file)).map(routeOf));
  const places = [...Object.keys(aliases), ...Object.keys(asked)];
  expect(places.filter((place) => !routes.has(place.replace(/#.*/, '')))).toEqual([]);
});

it('every line of the thesaurus has two sides and a source, and no word is in two groups', () => {
  const lines = parse(readFileSync(join(__dirname, 'thesaurus.yaml'), 'utf8')) as Record<
    string,
    Record<string, unknown>
  >;
  const sources = Object.values(lines).flatMap((group) => Object.values(group));
  expect(sources.filter((source) => typeof source !== 'string' || source === '')).toEqual([]);
  expect(
    [...vocabulary.same, ...vocabulary.also].filter((group) => group.length < 2 || group.includes('')),
  ).toEqual([]);
  const words = vocabulary.same.flat();
  expect(words.filter((word, place) => words.indexOf(word) !== place)).toEqual([]);
});

it('common English words weigh less, and technical terms keep their full weight', () => {
  const weightOf = (word: string) =>
    Number(Object.entries(vocabulary.common).find(([, words]) => words.split(' ').includes(word))?.[0] ?? 10);
  expect(weightOf('right')).toBeLessThan(weightOf('keep'));
  expect(weightOf('keep')).toBeLessThan(10);
  expect(['owner', 'claim', 'server', 'quest'].map(weightOf)).toEqual([10, 10, 10, 10]);
});
