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
import {useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {useModal} from '@site/src/components/site/useModal';
import type {SearchThemeConfig} from '@site/src/config/search';
import {cutQuery} from '../../query-text';
import type {SearchEngine} from '../engine';
import {missingResultsUrl} from '../missing-results';
import {Failure, reportFailure} from './failure';
import {Hit} from './Hit';
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

/** DocSearch's dialog, asking the engine it is given. */
export default function SearchDialog({engine, initialQuery, isSelected, onShown, onClose}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const config = siteConfig.themeConfig.algolia as SearchThemeConfig;
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const processUrl = useSearchResultUrlProcessor();
  const contextualFilters = useAlgoliaContextualFacetFilters();
  const [dialog, setDialog] = useState<HTMLDivElement | null>(null);
  // Fixed while open: DocSearch starts over when one of its functions changes.
  const fixed = useRef({processUrl, contextualFilters}).current;

  const searchParameters = useMemo(
    () => ({
      ...(config.contextualSearch && {facetFilters: fixed.contextualFilters}),
      // Snippets are marked as well; of what is marked in full the dialog shows the group's name alone.
      attributesToHighlight: ['hierarchy.lvl0'],
    }),
    [config, fixed],
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
      const path = paths.get(url) ?? fixed.processUrl(url);
      paths.set(url, path);
      return path;
    };
    return (items: DocSearchHit[]) => markTree(items.map((item) => ({...item, url: pathOf(item.url)})));
  }, [fixed]);
  const navigator = useMemo(
    () => ({navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)}),
    [history],
  );
  const ResultsFooter = useMemo<NonNullable<DocSearchModalProps['resultsFooterComponent']>>(
    () =>
      function ResultsFooter({state}) {
        return (
          <Link to={createSearchLink(cutQuery(state.query))} onClick={onClose}>
            See all {String(state.context.nbHits)} results
          </Link>
        );
      },
    [createSearchLink, onClose],
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
