import {expect, it} from 'vitest';
import {heading, recordsOf} from '../../tests/unit/search-site';
import {Engine} from './embedded/engine';
import {siteIndex} from './embedded/write-index';
import {settings} from './hosted/settings';
import {answer, commandAsked, fields, generality, kinds, typos, variety} from './weights';

/** Runs a query on a site of ten pages. Each page has ten headings with the same word below them. */
function ask(query: string) {
  const body = Array.from(
    {length: 10},
    (_, part) => `${heading(2, `part-${part}`, `Part ${part}`)}<p>Lantern`,
  );
  const page = (number: number) => [`/docs/page-${number}`, {title: `Page ${number}`, body: body.join('')}];
  const pages = Object.fromEntries(Array.from({length: 10}, (_, number) => page(number)));
  const engine = new Engine(siteIndex(recordsOf(pages)));
  return engine.search({requests: [{indexName: '', query}]}).results[0]!;
}

it('applies the limits of an answer to both engines', () => {
  const {hits} = ask('lantern');
  expect(hits).toHaveLength(answer.hits);
  expect(settings.hitsPerPage).toBe(answer.hits);
  const perPage = hits.filter(({url}) => url.startsWith(hits[0]!.url.split('#')[0]!));
  expect(perPage.length).toBeLessThanOrEqual(variety.rows);
  expect(settings.distinct).toBe(variety.rows);
});

it('forgives typing errors in words of the same length in both engines', () => {
  expect([settings.minWordSizefor1Typo, settings.minWordSizefor2Typos]).toEqual([typos.one, typos.two]);
  expect(ask('lanrtenn').nbHits).toBeGreaterThan(0);
  expect(ask('iz').nbHits).toBe(0);
});

it('counts titles before text before addresses in both engines', () => {
  expect(fields.title).toBeGreaterThan(fields.text);
  expect(fields.text).toBeGreaterThan(fields.path);
  const attributes = settings.searchableAttributes!.map((attribute) =>
    attribute.replace(/unordered\((.*)\)/, '$1'),
  );
  const places = ['hierarchy.lvl1', 'content', 'url_words'].map((attribute) => attributes.indexOf(attribute));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBe(0);
});

it('puts general records before specific ones', () => {
  const levels = Object.values(generality);
  expect(levels).toEqual([...levels].sort((a, b) => b - a));
  expect(kinds.page).toBeGreaterThan(kinds.heading);
  expect(kinds.heading).toBeGreaterThan(kinds.row);
  expect(commandAsked).toBeGreaterThan(kinds.command);
});
