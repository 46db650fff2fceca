import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchHit, DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {MouseEvent, ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {useModal} from '@site/src/components/site/useModal';
import type {SearchThemeConfig} from '@site/src/config/search';
import {cutQuery} from '../../query-text';
import type {SearchEngine} from '../engine';
import {missingResultsUrl} from '../missing-results';
import {Failure, reportFailure} from './failure';
import {Hit} from './Hit';
import {Navigate} from './navigate';
import {isPlainClick} from './plain-click';
import {markTree} from './tree';
import {useDialogSemantics} from './semantics';
import {forgiveFullStorage} from './storage';
import './dialog.css';

forgiveFullStorage();

interface Props {
  engine: SearchEngine;
  /** What the dialog starts with, in place of the selected text. */
  initialQuery: string;
  /** Whether typing replaces it. */
  isSelected: boolean;
  /** Called before the dialog is painted and before it takes the focus. Must stay the same function. */
  onShown: () => void;
  /** Must stay the same function while the dialog is open. */
  onClose: () => void;
}

/** What the dialog knows of the site and of the page it was opened on; stays the same while it is open. */
interface Surroundings {
  config: SearchThemeConfig;
  navigate: (path: string) => void;
  createSearchLink: (query: string) => string;
  processUrl: (url: string) => string;
  contextualFilters: ReturnType<typeof useAlgoliaContextualFacetFilters>;
}

/**
 * DocSearch's dialog, asking the engine it is given. It is a React tree of its own: with each key React would look through
 * the whole page otherwise, which takes a slow phone milliseconds.
 */
export default function SearchDialog(props: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const surroundings: Surroundings = {
    config: siteConfig.themeConfig.algolia as SearchThemeConfig,
    navigate: (path) => history.push(path),
    createSearchLink: useSearchLinkCreator(),
    processUrl: useSearchResultUrlProcessor(),
    contextualFilters: useAlgoliaContextualFacetFilters(),
  };
  // Fixed while open: DocSearch starts over when one of its functions changes.
  const fixed = useRef({...props, ...surroundings}).current;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = createRoot(place.current!);
    root.render(
      <Navigate.Provider value={fixed.navigate}>
        <Dialog {...fixed} />
      </Navigate.Provider>,
    );
    // React does not take away one tree while it works on another.
    return () => queueMicrotask(() => root.unmount());
  }, [fixed]);
  return <div ref={place} />;
}

function Dialog({
  engine,
  initialQuery,
  isSelected,
  onShown,
  onClose,
  config,
  navigate,
  createSearchLink,
  processUrl,
  contextualFilters,
}: Props & Surroundings): ReactNode {
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);

  const searchParameters = useMemo(
    () => ({
      ...(config.contextualSearch && {facetFilters: contextualFilters}),
      // Snippets are marked as well; of what is marked in full the dialog shows the group's name alone.
      attributesToHighlight: ['hierarchy.lvl0'],
    }),
    [config, contextualFilters],
  );
  const [failed, setFailed] = useState(false);
  const transformSearchClient = useCallback(
    (client: DocSearchTransformClient) => ({...client, search: reportFailure(engine.search, setFailed)}),
    [engine],
  );
  const transformItems = useMemo(() => {
    // The same pages come up with key after key.
    const paths = new Map<string, string>();
    const pathOf = (url: string) => {
      const path = paths.get(url) ?? processUrl(url);
      paths.set(url, path);
      return path;
    };
    return (items: DocSearchHit[]) => markTree(items.map((item) => ({...item, url: pathOf(item.url)})));
  }, [processUrl]);
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => navigate(itemUrl)}),
    [navigate],
  );
  const ResultsFooter = useMemo<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    () =>
      function ResultsFooter({state}) {
        const path = createSearchLink(cutQuery(state.query));
        const open = (event: MouseEvent) => {
          if (isPlainClick(event)) {
            event.preventDefault();
            navigate(path);
          }
          onClose();
        };
        return (
          <a href={path} onClick={open}>
            See all {String(state.context.nbHits)} results
          </a>
        );
      },
    [createSearchLink, navigate, onClose],
  );

  useLayoutEffect(onShown, [onShown]);
  useModal(true, onClose, {container: '#search-dialog', first: '.DocSearch-Input', alive: 'script, link'});
  useDialogSemantics(dialog);
  useEffect(() => {
    if (isSelected) {
      dialog?.querySelector('input')?.select();
    }
  }, [isSelected, dialog]);

  return (
    <div id="search-dialog" ref={setDialog} data-engine={config.engine} data-failed={failed}>
      <DocSearchModal
        appId={config.appId}
        apiKey={config.apiKey}
        indexName={config.indexName}
        insights={config.insights}
        maxResultsPerGroup={config.maxResultsPerGroup}
        placeholder={translations.placeholder}
        translations={translations.modal}
        initialQuery={cutQuery(initialQuery)}
        initialScrollY={window.scrollY}
        searchParameters={searchParameters}
        transformSearchClient={transformSearchClient}
        transformItems={transformItems}
        navigator={navigator}
        hitComponent={Hit}
        resultsFooterComponent={ResultsFooter}
        getMissingResultsUrl={missingResultsUrl}
        onClose={onClose}
      />
      {failed && dialog && <Failure engine={config.engine} dialog={dialog} />}
    </div>
  );
}
