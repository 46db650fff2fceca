import {expect, it} from 'vitest';
import {heading, recordsOf} from '../../../tests/unit/search-site';
import {levels} from '../types';
import {Catalog} from './index-file';
import {siteIndex} from './write-index';

const row = (id: string) =>
  `<tr id=${id} data-kind=command><th>/${id} <a class=hash-link aria-label="Direct link to /${id}"></a><td>Does it.`;

const records = recordsOf({
  '/docs/app/one': {
    title: 'One',
    crumbs: ['A', 'One'],
    body: `<p>Intro${heading(2, 'x', 'X')}<p>In x${heading(4, 'deep', 'Deep')}<p>In deep<table>${row('home')}${row('back')}</table>
      <p>After${heading(2, 'y', 'Y')}${heading(3, 'x-1', 'X')}<p>In the other x`,
  },
  '/docs/mods/suite/Advanced Conditions': {title: 'Two', version: '1.20', body: '<p>Text'},
  '/docs/support': {title: 'Three', language: 'fr', crumbs: ['Three']},
});

function hierarchyOf(catalog: Catalog, index: number) {
  const titles = catalog.headings(index).map((heading) => (heading < 0 ? null : catalog.title(heading)));
  titles[0] = catalog.group(index);
  return Object.fromEntries(levels.map((level, place) => [level, titles[place]]));
}

it('brings back every record as it was', () => {
  const catalog = new Catalog(siteIndex(records));
  expect(catalog.size).toBe(records.length);
  const again = records.map((_, index) => ({
    objectID: catalog.objectID(index),
    url: catalog.url(index),
    anchor: catalog.anchor(index),
    hierarchy: hierarchyOf(catalog, index),
    kind: catalog.kind(index),
    content: catalog.text(index) || null,
    facets: [...catalog.facets[catalog.pages[catalog.page[index]!]!.facet]!],
  }));
  expect(again).toEqual(
    records.map(({objectID, url, anchor, hierarchy, kind, content, language, version, docusaurus_tag}) => ({
      objectID,
      url,
      anchor,
      hierarchy,
      kind,
      content,
      facets: [`language:${language}`, `version:${version}`, `docusaurus_tag:${docusaurus_tag}`],
    })),
  );
});

it('finds words where they stand in the text', () => {
  const catalog = new Catalog(siteIndex(records));
  const all = records.flatMap((_, index) => [
    catalog.findInTitle(index, new Set(['deep'])),
    catalog.findInText(index, new Set(['deep'])),
  ]);
  const shown = all.flatMap(({text, found}) =>
    found.map(({start, end}) => `${text}: ${text.slice(start, end)}`),
  );
  expect(shown).toEqual(['Deep: Deep', 'In deep: deep']);
});

it('writes each word once', () => {
  const text = JSON.stringify(siteIndex(records));
  expect(text.match(/other/g)).toHaveLength(1);
  expect(text.match(/Deep/g)).toHaveLength(1);
});

it('packs nothing into a file that can be read', () => {
  expect(new Catalog(siteIndex([])).size).toBe(0);
});
