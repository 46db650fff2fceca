import {expect, it} from 'vitest';
import {heading, recordsOf} from '../../../tests/unit/search-site';
import {asked} from '../vocabulary';
import {shortPhrases} from './asked';

it('removes stop words, and phrases that the title contains in any form', () => {
  expect(shortPhrases('get rid of the map, disabling a minimap, xaero, xaero', 'Disable the minimap')).toBe(
    'rid map, xaero',
  );
});

it('keeps a phrase with one significant word, which alone would match too much', () => {
  expect(shortPhrases('where is it on my disk', 'Folders')).toBe('where is it on my disk');
});

it('adds them to the heading of the section, and not to its texts or to other sections', () => {
  const [page] = Object.keys(asked);
  const [anchor] = Object.keys(asked[page!]!);
  const records = recordsOf({
    [page!]: {
      title: 'One',
      body: `${heading(2, anchor!, 'Here')}<p>Text${heading(2, 'other', 'There')}<p>Text`,
    },
  });
  expect(records.filter((record) => record.asked).map((record) => [record.anchor, record.kind])).toEqual([
    [anchor, 'heading'],
  ]);
});
