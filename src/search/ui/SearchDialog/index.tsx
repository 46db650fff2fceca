import {DocSearchModal} from '@docsearch/react/modal';
import type {DocSearchHit, DocSearchModalProps, DocSearchTransformClient} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {useCallback, useMemo, useRef} from 'react';
import type {JSX, ReactNode} from 'react';
import {useModal} from '@site/src/components/site/useModal';
import {maxQueryLength} from '@site/src/config/search';
import type {SearchThemeConfig} from '@site/src/config/search';
import type {SearchEngine} from '../engine';
import {missingResultsUrl} from '../missing-results';
import type {ReadQuery} from '../open-search';
import {useDialogSemantics} from './semantics';
import './dialog.css';

interface Props {
  engine: SearchEngine;
  /** What the dialog starts with, in place of the selected text. */
  readQuery: ReadQuery;
  /** Must stay the same function while the dialog is open. */
  onClose: () => void;
}

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** A result: arrow keys lead to it, so that it is no stop of the tab key. */
function Hit({hit, children}: HitProps): JSX.Element {
  return (
    <Link to={hit.url} tabIndex={-1}>
      {children}
    </Link>
  );
}

/** DocSearch's dialog, asking the engine it is given. */
export default function SearchDialog({engine, readQuery, onClose}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const config = siteConfig.themeConfig.algolia as SearchThemeConfig;
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const processUrl = useSearchResultUrlProcessor();
  const contextualFilters = useAlgoliaContextualFacetFilters();
  const dialog = useRef<HTMLDivElement>(null);
  const initialQuery = useRef(readQuery().slice(0, maxQueryLength)).current;
  // Fixed while open: DocSearch starts over when one of its functions changes.
  const fixed = useRef({processUrl, contextualFilters}).current;

  const searchParameters = useMemo(
    () => (config.contextualSearch ? {facetFilters: fixed.contextualFilters} : {}),
    [config, fixed],
  );
  const transformSearchClient = useCallback(
    (client: DocSearchTransformClient) => ({
      ...client,
      search: engine.search as unknown as DocSearchTransformClient['search'],
    }),
    [engine],
  );
  const transformItems = useCallback(
    (items: DocSearchHit[]) => items.map((item) => ({...item, url: fixed.processUrl(item.url)})),
    [fixed],
  );
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}),
    [history],
  );
  const ResultsFooter = useMemo<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    () =>
      function ResultsFooter({state}) {
        return (
          <Link to={createSearchLink(state.query)} onClick={onClose}>
            See all {String(state.context.nbHits)} results
          </Link>
        );
      },
    [createSearchLink, onClose],
  );
  const modal = useMemo(
    () =>
      config.engine === 'embedded' && process.env.NODE_ENV === 'development'
        ? {...translations.modal, errorScreen: noIndexYet}
        : translations.modal,
    [config],
  );

  useModal(true, onClose, {container: '#search-dialog', first: '.DocSearch-Input', alive: 'script, link'});
  useDialogSemantics(dialog);

  return (
    <div id="search-dialog" ref={dialog} data-engine={config.engine}>
      <DocSearchModal
        appId={config.appId}
        apiKey={config.apiKey}
        indexName={config.indexName}
        insights={config.insights}
        maxResultsPerGroup={config.maxResultsPerGroup}
        placeholder={translations.placeholder}
        translations={modal}
        initialQuery={initialQuery}
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
    </div>
  );
}

/** Shown under `npm start`, where only the index of an earlier build can be searched. */
const noIndexYet = {
  titleText: 'No search index yet',
  helpText: 'Run "npm run build" once, then restart "npm start": it searches the pages of that build.',
};
