import type {DocSearchModalProps} from '@docsearch/react';
import {useContext, useLayoutEffect, useMemo, useRef} from 'react';
import type {HTMLAttributes, JSX, MouseEvent} from 'react';
import {reportFirstClick} from './first-click';
import {Navigate} from './navigate';
import {isPlainClick} from './plain-click';
import {ResultList} from './result-list';
import type {HitInTree} from './tree';
import {useDrawnRows} from './useDrawnRows';

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

/** Of the screen that was shown last; the next takes it over with its rows. */
let spare: ResultList | undefined;

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
  const navigate = useContext(Navigate);
  const container = useRef<HTMLDivElement>(null);
  const list = useRef<ResultList>(undefined);
  const preloaded = useRef<Result>(undefined);
  const groups = useMemo(() => collections.filter(({items}) => items.length > 0), [collections]);
  const results = useMemo(() => groups.flatMap(({items}) => items as Result[]), [groups]);

  useLayoutEffect(() => {
    const own = (list.current = spare ?? new ResultList());
    spare = undefined;
    return () => {
      own.element.remove();
      spare = own;
    };
  }, []);
  useDrawnRows(
    list,
    useMemo(
      () =>
        groups.map(({source, items}) => ({
          heading: items[0]!.hierarchy.lvl0,
          results: items as Result[],
          ids: (items as Result[]).map((item) => getItemProps({item, source}).id!),
        })),
      // eslint-disable-next-line react-hooks/exhaustive-deps -- the function's ids are the items' own
      [groups],
    ),
    activeItemId,
  );
  // After its rows have been drawn: that is quicker while nobody looks on.
  useLayoutEffect(() => container.current!.prepend(list.current!.element), []);

  /** The result whose row the event happened in; undefined between rows. */
  const resultAt = ({target}: MouseEvent) => results[list.current!.placeOf(target as Element)];
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
      if (isPlainClick(event)) {
        event.preventDefault();
        navigate(item.url);
      }
      onItemClick(item, event);
    },
  };

  return (
    <div className="DocSearch-Dropdown-Container" ref={container} {...mouse}>
      <section className="DocSearch-HitsFooter">
        <Footer state={state} />
      </section>
    </div>
  );
}
