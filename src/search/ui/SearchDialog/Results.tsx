import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useMemo, useRef} from 'react';
import type {HTMLAttributes, JSX, MouseEvent} from 'react';
import {reportFirstClick} from './first-click';
import type {HitInTree} from './tree';
import {rowsOf, useDrawnRows} from './useDrawnRows';

type State = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]['state'];
type Collection = State['collections'][number];
type Result = Collection['items'][number] & HitInTree;

/** What DocSearch hands to its screen of results. */
export interface ResultsProps {
  state: State;
  getItemProps: (of: {item: Result; source: Collection['source']}) => HTMLAttributes<HTMLElement>;
  onItemClick: (item: Result, event: MouseEvent) => void;
  resultsFooterComponent: NonNullable<DocSearchModalProps['resultsFooterComponent']>;
}

const iconOf = ({type}: Result) => (type === 'lvl1' ? 'page' : type === 'content' ? 'text' : 'heading');

/**
 * The results, in place of DocSearch's (3.9.0) own screen; see src/plugins/lean-scripts/docsearch.ts. Almost all of them
 * change with a key, so a row is not tied to its result, as it is there: the element stays and says something else. Mouse
 * and touch are heard by the list.
 *
 * Arrow keys and Enter choose a row, so that its link is for the mouse alone: it lies over the whole row. Docusaurus's own
 * links would fetch twenty pages with every key.
 */
export function Results({
  state,
  getItemProps,
  onItemClick,
  resultsFooterComponent: Footer,
}: ResultsProps): JSX.Element {
  const {collections, activeItemId} = state;
  const history = useHistory();
  const list = useRef<HTMLDivElement>(null);
  const preloaded = useRef<Result>(undefined);
  const groups = useMemo(() => collections.filter(({items}) => items.length > 0), [collections]);
  const results = useMemo(() => groups.flatMap(({items}) => items as Result[]), [groups]);
  useDrawnRows(list, results, activeItemId);

  /** The result whose row the event happened in; undefined between rows. */
  const resultAt = ({target}: MouseEvent) => {
    const row = (target as Element).closest<HTMLElement>('.DocSearch-Hit');
    return row ? results[rowsOf(list.current!).indexOf(row)] : undefined;
  };
  const mouse = {
    onMouseOver: (event: MouseEvent) => {
      const item = resultAt(event);
      if (item && item !== preloaded.current) {
        preloaded.current = item;
        void window.docusaurus.preload(item.url);
      }
    },
    onMouseMove: (event: MouseEvent<HTMLElement>) => {
      const item = resultAt(event);
      const source = groups.find(({items}) => items.includes(item!))?.source;
      if (item && source) {
        getItemProps({item, source}).onMouseMove?.(event);
      }
    },
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => resultAt(event) && event.preventDefault(),
    onClick: (event: MouseEvent) => {
      const item = resultAt(event);
      if (!item) {
        return;
      }
      reportFirstClick(item);
      if (event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        history.push(item.url);
      }
      onItemClick(item, event);
    },
  };

  return (
    <div className="DocSearch-Dropdown-Container" ref={list} {...mouse}>
      {groups.map(({source, items}, group) => (
        <section className="DocSearch-Hits" key={source.sourceId}>
          <div className="DocSearch-Hit-source" id={`search-group-${group}`}>
            {items[0]!.hierarchy.lvl0}
          </div>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as of the dialog's other lists, see semantics.ts */}
          <ul id={`search-results-${group}`} role="tree" aria-labelledby={`search-group-${group}`}>
            {(items as Result[]).map((item, place) => (
              <li
                key={place}
                id={getItemProps({item, source}).id}
                className={item.__docsearch_parent ? 'DocSearch-Hit DocSearch-Hit--Child' : 'DocSearch-Hit'}
                // eslint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the same
                role="treeitem"
                aria-selected={item.__autocomplete_id === activeItemId}
              >
                <div
                  className={`search-hit search-hit--result search-hit--${iconOf(item)}`}
                  data-goes-on={item.goesOn}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className="DocSearch-HitsFooter">
        <Footer state={state} />
      </section>
    </div>
  );
}
