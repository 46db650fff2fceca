import type {DocSearchHit} from '@docsearch/react';
import {expect, it} from 'vitest';
import {toRow} from './row';

const result = (type: string, lvl2: string | null, snippet?: string) =>
  ({
    type,
    url: 'https://docs.example/docs/page#part',
    hierarchy: {lvl0: 'Group', lvl1: '1\nPage', lvl2},
    _highlightResult: {hierarchy: {lvl0: {value: '1\nGroup'}}},
    _snippetResult: {hierarchy: {lvl1: {value: 'Page'}}, ...(snippet && {content: {value: snippet}})},
  }) as unknown as DocSearchHit;

const row = (hit: DocSearchHit) => toRow(hit, (url) => new URL(url).hash);

it('shows a section by its heading, with its page and the words that were found', () => {
  expect(row(result('lvl2', 'Part', 'the <mark>word</mark>'))).toMatchObject({
    type: 'lvl2',
    url: '#part',
    hierarchy: {lvl1: 'Page'},
    _snippetResult: {hierarchy: {lvl1: {value: 'Page · the <mark>word</mark>'}}},
  });
  expect(row(result('lvl2', 'Part'))._snippetResult.hierarchy.lvl1.value).toBe('Page');
});

it('shows a text as a row of its section or page', () => {
  expect(row(result('content', 'Part', 'words')).type).toBe('lvl2');
  expect(row(result('content', null, 'words')).type).toBe('lvl1');
});
