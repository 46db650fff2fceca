import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchThemeConfig} from '@site/src/config/search';
import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal, preconnect} from 'react-dom';
import SearchButton from './SearchButton';
import type SearchDialog from './SearchDialog';
import {configuredEngine} from './engine';
import {onOpenSearch} from './open-search';
import type {ReadQuery} from './open-search';
import {useShortcuts} from './shortcuts';

type State =
  | {kind: 'closed'}
  | {kind: 'open'; Dialog: typeof SearchDialog; readQuery: ReadQuery}
  /** The dialog's code could not be fetched. */
  | {kind: 'failed'};

const noQuery: ReadQuery = () => '';

/**
 * The search button and, once asked for, the dialog. The dialog's code and the index come with the first sign of
 * intent, not with the page.
 */
export default function SearchBar(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const config = siteConfig.themeConfig.algolia as SearchThemeConfig;
  const engine = useMemo(() => configuredEngine(config, siteConfig.baseUrl), [config, siteConfig.baseUrl]);
  const [state, setState] = useState<State>({kind: 'closed'});
  const isOpen = state.kind === 'open';
  /** What had the focus before the dialog took it. */
  const opener = useRef<Element>(null);

  const prepare = useCallback(() => {
    if (config.engine === 'hosted') {
      preconnect(`https://${config.appId}-dsn.algolia.net`, {crossOrigin: 'anonymous'});
    }
    engine.prepare();
    return import('./SearchDialog');
  }, [config, engine]);

  const open = useCallback(
    (readQuery: ReadQuery = noQuery) => {
      opener.current = document.activeElement;
      prepare().then(
        ({default: Dialog}) =>
          setState((now) => (now.kind === 'open' ? now : {kind: 'open', Dialog, readQuery})),
        () => setState({kind: 'failed'}),
      );
    },
    [prepare],
  );
  const close = useCallback(() => setState({kind: 'closed'}), []);

  useShortcuts({isOpen, open, close});
  useEffect(() => onOpenSearch(open), [open]);
  useEffect(() => {
    if (!isOpen && opener.current instanceof HTMLElement) {
      opener.current.focus();
      opener.current = null;
    }
  }, [isOpen]);

  return (
    <>
      <SearchButton
        onClick={() => open()}
        onIntent={() => void prepare().catch(() => undefined)}
        failed={state.kind === 'failed'}
      />
      {isOpen &&
        createPortal(
          <state.Dialog engine={engine} readQuery={state.readQuery} onClose={close} />,
          document.body,
        )}
    </>
  );
}
