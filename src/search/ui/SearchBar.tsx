import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {openShell, showShell} from '@site/src/intent/search-shell';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import SearchButton from './SearchButton';
import type SearchDialog from './SearchDialog';
import {onOpenSearch} from './open-search';
import {useShortcuts} from './shortcuts';
import {useSearchEngine} from './useSearchEngine';

type State =
  | {kind: 'closed'}
  /** The stand-in is open until the dialog's code is here. */
  | {kind: 'opening'}
  | {kind: 'open'; text: string; selected: boolean};

/**
 * The search button and, once asked for, the dialog. The dialog's code and the index come with the first sign of
 * intent, not with the page; until they are here a stand-in takes what is typed.
 */
export default function SearchBar(): ReactNode {
  const {engine} = useSearchEngine();
  const [state, setState] = useState<State>({kind: 'closed'});
  const Dialog = useRef<typeof SearchDialog>(undefined);

  const prepare = useCallback(async () => {
    engine.prepare();
    Dialog.current = (await import(/* webpackChunkName: "search-dialog" */ './SearchDialog')).default;
  }, [engine]);

  const open = useCallback(
    (text = '') => {
      if (Dialog.current && !openShell()) {
        setState((now) => (now.kind === 'open' ? now : {kind: 'open', text, selected: false}));
        return;
      }
      setState((now) => (now.kind === 'open' ? now : {kind: 'opening'}));
      const shell = showShell(text);
      // The reader closed it, maybe while the dialog was being drawn; a stand-in that is taken over closes as well.
      const giveUp = () => {
        if (shell.element.dataset.taken === undefined) {
          setState({kind: 'closed'});
        }
      };
      shell.element.addEventListener('close', giveUp);
      const load = () => {
        prepare().then(
          () => {
            if (shell.element.open) {
              // At once, so that no key is lost on the way from one field to the other.
              flushSync(() => setState({kind: 'open', text: shell.text(), selected: shell.isSelected()}));
            }
          },
          () => shell.fail(load),
        );
      };
      load();
    },
    [prepare],
  );
  const close = useCallback(() => {
    openShell()?.remove();
    setState({kind: 'closed'});
  }, []);

  const takeOver = useCallback(() => {
    const shell = openShell();
    if (shell) {
      shell.element.dataset.taken = '';
      // Gives the focus back to where it was, which is where it has to return in the end.
      shell.remove();
    }
  }, []);

  // Asked for before the page came alive: what the search needs does not wait for the rest of the page.
  const isFirst = useRef(ExecutionEnvironment.canUseDOM);
  if (isFirst.current) {
    isFirst.current = false;
    if (openShell()) {
      void prepare().catch(() => undefined);
    }
  }

  useShortcuts({isOpen: state.kind !== 'closed', open, close});
  useEffect(() => onOpenSearch(open), [open]);
  return (
    <>
      <SearchButton onClick={() => open()} onIntent={() => void prepare().catch(() => undefined)} />
      {state.kind === 'open' &&
        Dialog.current &&
        createPortal(
          <Dialog.current
            engine={engine}
            initialQuery={state.text}
            isSelected={state.selected}
            onShown={takeOver}
            onClose={close}
          />,
          document.body,
        )}
    </>
  );
}
