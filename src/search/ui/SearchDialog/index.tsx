import {DocSearchModal} from '@docsearch/react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useSearchLinkCreator} from '@docusaurus/theme-common';
import {
  useAlgoliaContextualFacetFilters,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {useLayoutEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import type {SearchThemeConfig} from '@site/src/config/search';
import {truncateQuery} from '../../query-text';
import type {SearchEngine} from '../engine';
import type {Outcome} from '../outcome';
import {cleanPaste} from '../paste';
import {isWholeLog} from '../../pasted';
import {clicksAreTold} from './click';
import {reportOutcome} from './failure';
import {Hit} from './Hit';
import {Notices} from './Notices';
import {toRow} from './row';
import {clearFrame} from './semantics';
import {prepareStorage} from './storage';
import './dialog.css';
import './results.css';
import './screens.css';

interface Props {
  engine: SearchEngine;
  /** Initial query. Replaces DocSearch's default, the text that is selected on the page. */
  initialQuery: string;
  /** Whether typing replaces the initial query. */
  isSelected: boolean;
  /** Called before the dialog is painted and takes focus. */
  onShown: () => void;
  onClose: () => void;
}

/**
 * The only attribute that the dialog shows in full. All others are shown as snippets, in which the engines highlight
 * matches anyway.
 */
const attributesToHighlight = ['hierarchy.lvl0'];

/** Renders a link below the results that opens the search page with all results. */
function resultsFooter(createSearchLink: (query: string) => string, onClose: () => void) {
  return ({state}: Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0]) => (
    <Link to={createSearchLink(truncateQuery(state.query))} onClick={onClose}>
      See all {String(state.context.nbHits)} results
    </Link>
  );
}

/**
 * Renders DocSearch's dialog in our own dialog element, which makes the page behind it inert. Queries go to
 * the given engine.
 */
export default function SearchDialog(props: Props): ReactNode {
  const {engine, isSelected, onShown, onClose} = props;
  const [outcome, setOutcome] = useState<Outcome>({kind: 'found', isForeign: false});
  const [log, setLog] = useState(isWholeLog(props.initialQuery) ? props.initialQuery : undefined);
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const config = useDocusaurusContext().siteConfig.themeConfig.algolia as SearchThemeConfig;
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const processUrl = useSearchResultUrlProcessor();
  const facetFilters = useAlgoliaContextualFacetFilters();
  // The props must keep their identity while the dialog is open, because DocSearch resets when one of them
  // changes.
  const [docSearch] = useState<DocSearchModalProps>(() => ({
    ...config,
    insights: clicksAreTold(config.insights),
    placeholder: translations.placeholder,
    translations: translations.modal,
    initialQuery: truncateQuery(props.initialQuery),
    initialScrollY: window.scrollY,
    searchParameters: {...(config.contextualSearch && {facetFilters}), attributesToHighlight},
    disableUserPersonalization: !prepareStorage(config.indexName),
    transformSearchClient: (client) => ({
      ...client,
      search: reportOutcome(engine.search, config, setOutcome),
    }),
    transformItems: (items) => items.map((item) => toRow(item, processUrl)),
    navigator: {navigate: ({itemUrl}: {itemUrl: string}) => history.push(itemUrl)},
    hitComponent: Hit,
    resultsFooterComponent: resultsFooter(createSearchLink, onClose),
    onClose,
  }));

  const element = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const {current} = element;
    const input = current!.querySelector('input')!;
    clearFrame(current!);
    onShown();
    setDialog(current);
    current!.showModal();
    input.focus();
    if (isSelected) {
      input.select();
    }
    // Returns focus to the previously focused element.
    return () => current!.close();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the dialog opens
  }, []);

  return (
    <dialog
      id="search-dialog"
      ref={element}
      aria-label="Search"
      data-engine={config.engine}
      onCancel={onClose}
      onPaste={cleanPaste(setLog)}
    >
      <DocSearchModal {...docSearch} />
      {dialog && (
        <Notices engine={config.engine} dialog={dialog} outcome={outcome} log={log} onClose={onClose} />
      )}
    </dialog>
  );
}
