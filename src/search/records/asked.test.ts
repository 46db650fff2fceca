import {expect, it} from 'vitest';
import {heading, recordsOf} from '../../../tests/unit/search-site';
import {asked} from '../vocabulary';
import {addAsked, newWords} from './asked';

it('keeps the words that a section does not have in any form, nor as a synonym', () => {
  const section = 'Disable the minimap. Maps need RAM.';
  expect(newWords('disabling, memory, get rid of map, xaero, Xaero', section)).toEqual(['rid', 'xaero']);
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

it('treats a line as empty if the section has all of its words', () => {
  const [page] = Object.keys(asked);
  const [anchor, text] = Object.entries(asked[page!]!)[0]!;
  const records = recordsOf({[page!]: {title: 'One', body: `${heading(2, anchor, 'Here')}<p>${text}`}});
  addAsked(page!, records);
  expect(records.find((record) => record.asked !== undefined)?.asked).toBe('');
});
