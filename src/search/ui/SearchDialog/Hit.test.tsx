import {fireEvent} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {renderInSite} from '../../../../tests/unit/render';
import {clicksAreTold} from './click';
import {Hit} from './Hit';

const url = '/docs/page?a=1&b="2"#row';
type Result = Parameters<typeof Hit>[0]['hit'];

/** Renders a row the way DocSearch does. */
function show(hit: object = {}) {
  const {container} = renderInSite(
    <section>
      <div>Group</div>
      <ul id="docsearch-list">
        <li id="docsearch-hits1-item-7">
          <Hit hit={{url, objectID: 'result', ...hit} as Result}>Title</Hit>
        </li>
      </ul>
    </section>,
  );
  return container;
}

/**
 * Clicks a link and returns whether the browser would handle the click. Prevents the default action, because
 * jsdom does not support navigation.
 */
function isLeftToBrowser(link: Element, keys?: object): boolean {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, {once: true});
  fireEvent.click(link, keys);
  return isLeft;
}

const preload = vi.fn();
window.docusaurus = {...window.docusaurus, preload} as typeof window.docusaurus;

afterEach(() => {
  delete window.aa;
  vi.clearAllMocks();
});

it('is an item of a tree with the name of its group, and an id that the field points to', () => {
  const container = show();
  const tree = container.querySelector('[role="tree"]')!;
  expect(tree.id).toBe('docsearch-hits1-list');
  expect(document.getElementById(tree.getAttribute('aria-labelledby')!)?.textContent).toBe('Group');
  expect(tree.querySelector('[role="treeitem"]')?.textContent).toBe('Title');
});

it('opens its page in the same tab, unless the reader asks for another one, and prefetches it on hover', () => {
  const link = show().querySelector('a')!;
  expect(link.getAttribute('href')).toBe(url);
  expect(isLeftToBrowser(link), 'the page is loaded anew').toBe(false);
  expect(isLeftToBrowser(link, {ctrlKey: true}), 'no new tab').toBe(true);
  fireEvent.mouseEnter(link);
  expect(preload.mock.calls).toEqual([[url]]);
});

const counted = {
  __autocomplete_indexName: 'docs',
  __autocomplete_queryID: 'query',
  __autocomplete_algoliaCredentials: {appId: 'APP', apiKey: 'public'},
};

it.each([
  ['the first result', {...counted, __autocomplete_id: 0}, 1],
  ['another result, which DocSearch reports', {...counted, __autocomplete_id: 1}, 0],
  ['a result without click events', {__autocomplete_id: 0}, 0],
])('reports a click on %s', (_, hit, times) => {
  const sent = (window.aa = vi.fn());
  fireEvent.click(show(hit).querySelector('a')!);
  expect(sent).toHaveBeenCalledTimes(times);
  if (times > 0) {
    expect(sent).toHaveBeenCalledWith(
      'clickedObjectIDsAfterSearch',
      {eventName: 'Item Selected', index: 'docs', queryID: 'query', objectIDs: ['result'], positions: [1]},
      {headers: {'X-Algolia-Application-Id': 'APP', 'X-Algolia-API-Key': 'public'}},
    );
  }
});

it.each([
  [true, undefined, true],
  [true, false, true],
  [true, true, false],
  [false, undefined, false],
])(
  'built with click events: %s, Global Privacy Control: %s, so they are told: %s',
  (isBuilt, control, told) => {
    vi.stubGlobal('navigator', {globalPrivacyControl: control});
    expect(clicksAreTold(isBuilt)).toBe(told);
    vi.unstubAllGlobals();
  },
);
