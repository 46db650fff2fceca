import {expect, it} from 'vitest';
import {heading, noVocabulary, recordsOf} from '../../../tests/unit/search-site';
import {levels} from '../types';
import {Catalog} from './index-file';
import {packIndex} from './pack-index';
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

function hierarchyOf(catalog: Catalog, record: number) {
  const titles = catalog.headings(record).map((heading) => catalog.find('title', heading).text);
  titles[0] = catalog.pages[catalog.page[record]!]!.group;
  return Object.fromEntries(levels.map((level, place) => [level, titles[place] ?? null]));
}

it('restores every record, except the last full stop of a text', () => {
  const catalog = new Catalog(siteIndex(records));
  expect(catalog.size).toBe(records.length);
  const again = records.map((_, record) => ({
    url: catalog.url(record),
    type: catalog.type(record),
    hierarchy: hierarchyOf(catalog, record),
    kind: catalog.kind(record),
    content: catalog.find('text', record).text || null,
    facets: catalog.pages[catalog.page[record]!]!.facets,
  }));
  expect(again).toEqual(
    records.map(({url, type, hierarchy, kind, content, language, version, docusaurus_tag}) => ({
      url,
      type,
      hierarchy,
      kind,
      content: content && content.replace(/\.$/, ''),
      facets: [`language:${language}`, `version:${version}`, `docusaurus_tag:${docusaurus_tag}`],
    })),
  );
});

it('returns the positions of words in a text', () => {
  const catalog = new Catalog(siteIndex(records));
  const all = records.flatMap((_, record) => [
    catalog.find('title', record, new Set(['deep'])),
    catalog.find('text', record, new Set(['deep'])),
  ]);
  const shown = all.flatMap(({text, found}) =>
    found.map(({start, end}) => `${text}: ${text.slice(start, end)}`),
  );
  expect(shown).toEqual(['Deep: Deep', 'In deep: deep']);
});

it.each([
  ['change-a-setting', 'Change a setting', '='],
  ['theme-checkmark_task_active', 'checkmark_task_active', 'theme-='],
  ['option-minimap.enabled', 'minimap.enabled', 'option-*'],
  ['recipe-stone_rod', 'Stone Rod', 'recipe-+'],
  ['change-a-setting-1', 'Change a setting', 'change-a-setting-1'],
  ['elsewhere', '???', 'elsewhere'],
])('writes the anchor %s of "%s" as %s and brings it back', (anchor, title, short) => {
  const file = siteIndex(recordsOf({'/docs/app/one': {title: 'One', body: heading(2, anchor, title)}}));
  expect(file.columns.anchor.split('\n')).toContain(short);
  expect(new Catalog(file).url(1)).toMatch(new RegExp(`#${anchor}$`));
});

it('writes each word once', () => {
  const text = JSON.stringify(packIndex(records, noVocabulary));
  expect(text.match(/other/g)).toHaveLength(1);
  expect(text.match(/Deep/g)).toHaveLength(1);
});

it('packs no records into a valid file', () => {
  expect(new Catalog(siteIndex([])).size).toBe(0);
});
