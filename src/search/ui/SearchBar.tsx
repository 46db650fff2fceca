import {useCallback, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import SearchButton from './SearchButton';
import type SearchDialog from './SearchDialog';
import {onOpenSearch} from './open-search';
import type {ReadQuery} from './open-search';
import {useShortcuts} from './shortcuts';
import {useSearchEngine} from './useSearchEngine';

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
  const {engine} = useSearchEngine();
  const [state, setState] = useState<State>({kind: 'closed'});
  const isOpen = state.kind === 'open';
  /** What had the focus before the dialog took it. */
  const opener = useRef<Element>(null);

  const prepare = useCallback(() => {
    engine.prepare();
    return import('./SearchDialog');
  }, [engine]);

  const open = useCallback(
    (readQuery: ReadQuery = noQuery) => {
      opener.current = document.activeElement;
      setState((now) => (now.kind === 'failed' ? {kind: 'closed'} : now));
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
