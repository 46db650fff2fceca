import {fireEvent, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {inSite, renderInSite} from '../../../../tests/unit/render';
import {Hit} from './Hit';
import type {HitInTree} from './tree';

/** A result as DocSearch hands it on. */
function result(place: number, more: Partial<HitInTree> = {}): HitInTree {
  return {
    objectID: `result-${place}`,
    url: `/docs/page?a=1&b="2"#row-${place}`,
    type: 'lvl2',
    hierarchy: {lvl0: 'App', lvl1: 'Page', lvl2: `Row ${place}`},
    content: null,
    __autocomplete_id: place,
    _highlightResult: {},
    _snippetResult: {hierarchy: {lvl2: {value: `<mark>Row</mark> ${place}`}}},
    ...more,
  } as unknown as HitInTree;
}

const draw = (hits: HitInTree[]) =>
  renderInSite(
    <>
      {hits.map((hit) => (
        <Hit key={hit.objectID} hit={{...hit, __docsearch_parent: null}}>
          {null}
        </Hit>
      ))}
    </>,
  ).container;

const rows = (container: Element) => Array.from(container.querySelectorAll('.search-hit--result'));

afterEach(() => {
  delete window.aa;
});

it('shows title, place and link of a result, and no tag but its marks', () => {
  const [row] = rows(
    draw([
      result(0, {
        type: 'content',
        _snippetResult: {content: {value: '…a &lt;b&gt; <mark>ram</mark> &amp; <img src=x>'}},
      } as Partial<HitInTree>),
    ]),
  );
  expect(row?.querySelector('.DocSearch-Hit-title')?.textContent).toBe('…a <b> ram & <img src=x>');
  expect(row?.querySelector('mark')?.textContent).toBe('ram');
  expect(row?.querySelector('img')).toBeNull();
  expect(row?.querySelector('.DocSearch-Hit-path')?.textContent).toBe('Page');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/docs/page?a=1&b="2"#row-0');
});

it('leaves out the place of a page that has no text', () => {
  const page = result(0, {type: 'lvl1', _snippetResult: {}} as Partial<HitInTree>);
  const [row] = rows(draw([page]));
  expect(row?.querySelector('.DocSearch-Hit-title')?.textContent).toBe('Page');
  expect(row?.querySelector('.DocSearch-Hit-path')).toBeNull();
});

it('leaves a result alone that stays the same, and draws one anew that says something else', () => {
  const as = (hit: HitInTree) => (
    <Hit hit={{...hit, __docsearch_parent: null}}>
      <b>not shown</b>
    </Hit>
  );
  const {container, rerender} = renderInSite(as(result(0)));
  const title = container.querySelector('.DocSearch-Hit-title');
  rerender(inSite(as(result(0))));
  expect(container.querySelector('.DocSearch-Hit-title')).toBe(title);
  rerender(
    inSite(as(result(0, {_snippetResult: {hierarchy: {lvl2: {value: 'Another'}}}} as Partial<HitInTree>))),
  );
  expect(container.textContent).toBe('AnotherPage');
  expect(container.querySelectorAll('a')).toHaveLength(1);
});

it('tells of a click on the first result, where click events are on', () => {
  const sent = vi.fn();
  window.aa = sent;
  const counted = {
    __autocomplete_indexName: 'docs',
    __autocomplete_queryID: 'query',
    __autocomplete_algoliaCredentials: {appId: 'APP', apiKey: 'public'},
  };
  const container = draw([result(0, counted), result(1, counted), {...result(0), objectID: 'not-counted'}]);
  const links = Array.from(container.querySelectorAll('a'));
  expect(links).toHaveLength(3);
  links.forEach((link) => fireEvent.click(link));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    'clickedObjectIDsAfterSearch',
    {eventName: 'Item Selected', index: 'docs', queryID: 'query', objectIDs: ['result-0'], positions: [1]},
    {headers: {'X-Algolia-Application-Id': 'APP', 'X-Algolia-API-Key': 'public'}},
  );
  expect(screen.queryByRole('link')).toBeNull();
});
