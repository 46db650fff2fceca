import {fireEvent, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {inSite, renderInSite} from '../../../../tests/unit/render';
import {Navigate} from './navigate';
import {Results} from './Results';
import type {ResultsProps} from './Results';
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
    __docsearch_parent: null,
    _highlightResult: {},
    _snippetResult: {hierarchy: {lvl2: {value: `<mark>Row</mark> ${place}`}}},
    ...more,
  } as unknown as HitInTree;
}

const told = {onItemClick: vi.fn(), onMouseMove: vi.fn(), navigate: vi.fn()};

/** The screen with groups of results. */
const screenOf = (groups: HitInTree[][], activeItemId: number | null = 0) => {
  const state = {
    collections: groups.map((items, group) => ({source: {sourceId: `hits${group}`}, items})),
    activeItemId,
    context: {nbHits: 40},
  } as unknown as ResultsProps['state'];
  return (
    <Navigate.Provider value={told.navigate}>
      <Results
        state={state}
        getItemProps={({item, source}) => ({
          id: `docsearch-${source.sourceId}-item-${item.__autocomplete_id}`,
          onMouseMove: () => void told.onMouseMove(item.objectID),
        })}
        onItemClick={told.onItemClick}
        resultsFooterComponent={({state: {context}}) => <p>{String(context.nbHits)} in all</p>}
      />
    </Navigate.Provider>
  );
};

const rows = (container: Element) => Array.from(container.querySelectorAll('.DocSearch-Hit'));
const titleOf = (row: Element | undefined) => row?.querySelector('.DocSearch-Hit-title');
const many = (count: number) => Array.from({length: count}, (_, place) => result(place));

beforeEach(() => {
  window.docusaurus = {...window.docusaurus, preload: vi.fn()} as typeof window.docusaurus;
});

afterEach(() => {
  delete window.aa;
  vi.clearAllMocks();
});

it('shows groups, rows and what stands below them', () => {
  const {container} = renderInSite(
    screenOf([[result(0)], [], [result(1, {hierarchy: {lvl0: 'Mods'}} as Partial<HitInTree>), result(2)]], 2),
  );
  const headings = Array.from(container.querySelectorAll('.DocSearch-Hit-source'));
  expect(headings.map(({textContent}) => textContent)).toEqual(['App', 'Mods']);
  expect(screen.getByRole('tree', {name: 'Mods'}).children).toHaveLength(2);
  const items = screen.getAllByRole('treeitem');
  expect(items.map(({id}) => id)).toEqual([
    'docsearch-hits0-item-0',
    'docsearch-hits2-item-1',
    'docsearch-hits2-item-2',
  ]);
  expect(items.map((item) => item.getAttribute('aria-selected'))).toEqual(['false', 'false', 'true']);
  expect(container.textContent).toContain('40 in all');
});

it('shows title, place and link of a result, and no tag but its marks', () => {
  const {container} = renderInSite(
    screenOf([
      [
        result(0, {
          type: 'content',
          _snippetResult: {content: {value: '…a &lt;b&gt; <mark>ram</mark> &amp; <img src=x>'}},
        } as Partial<HitInTree>),
      ],
    ]),
  );
  const [row] = rows(container);
  expect(titleOf(row)?.textContent).toBe('…a <b> ram & <img src=x>');
  expect(row?.querySelector('mark')?.textContent).toBe('ram');
  expect(row?.querySelector('img')).toBeNull();
  expect(row?.querySelector('.DocSearch-Hit-path')?.textContent).toBe('Page');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/docs/page?a=1&b="2"#row-0');
  expect(screen.queryByRole('link')).toBeNull();
});

it('leaves the place of a page empty that has no text', () => {
  const page = result(0, {type: 'lvl1', _snippetResult: {}} as Partial<HitInTree>);
  const [row] = rows(renderInSite(screenOf([[page]])).container);
  expect(titleOf(row)?.textContent).toBe('Page');
  expect(row?.querySelector('.DocSearch-Hit-path')?.textContent).toBe('');
});

it('keeps the elements of a row that says something else', () => {
  const {container, rerender} = renderInSite(screenOf([many(2)]));
  const [row] = rows(container);
  const parts = Array.from(row!.querySelectorAll('*'));
  expect(parts.length).toBeGreaterThan(3);
  const other = result(7, {
    _snippetResult: {hierarchy: {lvl2: {value: 'An<mark>other</mark>'}}},
  } as Partial<HitInTree>);
  rerender(inSite(screenOf([[{...other, __autocomplete_id: 0}]])));
  expect(rows(container)).toEqual([row]);
  expect(Array.from(row!.querySelectorAll('*'))).toEqual(parts);
  expect(row!.textContent).toBe('AnotherPage');
  expect(row!.querySelector('a')?.getAttribute('href')).toContain('#row-7');
});

it('leaves rows far below without their insides, until one is chosen or the list is scrolled', () => {
  const {container, rerender} = renderInSite(screenOf([many(20)]));
  const drawn = () => rows(container).filter(titleOf).length;
  const atFirst = drawn();
  expect(atFirst).toBeGreaterThan(0);
  expect(atFirst).toBeLessThan(20);
  expect(screen.getByRole('treeitem', {name: 'Row 19 Page'})).toBe(rows(container)[19]);

  const box = container.querySelector('.DocSearch-Dropdown-Container')!.parentElement!;
  box.scrollTop = 100;
  fireEvent.scroll(box);
  expect(drawn()).toBe(20);
  expect(container.querySelector('[aria-label]')).toBeNull();

  // The next key: DocSearch scrolls to the top, and what is far below is blank again.
  box.scrollTop = 0;
  fireEvent.scroll(box);
  rerender(inSite(screenOf([many(20)])));
  expect(drawn()).toBe(atFirst);
  rerender(inSite(screenOf([many(20)], 18)));
  expect(drawn()).toBe(20);
});

it('keeps its rows for the next time it is shown', () => {
  const first = renderInSite(screenOf([many(2)]));
  const [row] = rows(first.container);
  first.unmount();
  expect(row!.isConnected).toBe(false);
  const second = renderInSite(screenOf([many(3)]));
  expect(rows(second.container)).toHaveLength(3);
  expect(rows(second.container)[0]).toBe(row);
});

it('hears the mouse wherever it is in a row', () => {
  const {container} = renderInSite(screenOf([[result(0)], [result(1), result(2)]]));
  const title = titleOf(rows(container)[2])!;
  fireEvent.mouseOver(title);
  fireEvent.mouseOver(rows(container)[2]!);
  expect(window.docusaurus.preload).toHaveBeenCalledTimes(1);
  expect(window.docusaurus.preload).toHaveBeenCalledWith('/docs/page?a=1&b="2"#row-2');
  fireEvent.mouseMove(title);
  expect(told.onMouseMove).toHaveBeenCalledWith('result-2');
  expect(fireEvent.mouseDown(title), 'the field loses the focus').toBe(false);
  expect(fireEvent.click(title), 'the page is loaded anew').toBe(false);
  expect(told.onItemClick.mock.calls.map(([{objectID}]) => objectID)).toEqual(['result-2']);
  expect(told.navigate.mock.calls).toEqual([['/docs/page?a=1&b="2"#row-2']]);
  expect(fireEvent.click(title, {ctrlKey: true}), 'no new tab').toBe(true);
  expect(told.navigate).toHaveBeenCalledTimes(1);
  fireEvent.click(container.querySelector('.DocSearch-Hit-source')!);
  expect(told.onItemClick).toHaveBeenCalledTimes(2);
});

it('tells of a click on the first result, where click events are on', () => {
  const sent = vi.fn();
  window.aa = sent;
  const counted = {
    __autocomplete_indexName: 'docs',
    __autocomplete_queryID: 'query',
    __autocomplete_algoliaCredentials: {appId: 'APP', apiKey: 'public'},
  };
  const {container} = renderInSite(
    screenOf([[result(0, counted), result(1, counted)], [{...result(0), objectID: 'not-counted'}]]),
  );
  const links = Array.from(container.querySelectorAll('a'));
  expect(links).toHaveLength(3);
  links.forEach((link) => fireEvent.click(link));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent).toHaveBeenCalledWith(
    'clickedObjectIDsAfterSearch',
    {eventName: 'Item Selected', index: 'docs', queryID: 'query', objectIDs: ['result-0'], positions: [1]},
    {headers: {'X-Algolia-Application-Id': 'APP', 'X-Algolia-API-Key': 'public'}},
  );
});
