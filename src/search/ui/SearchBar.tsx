import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {painted} from '@site/src/lib/painted';
import {isSelected, openPlaceholder, showPlaceholder} from '@site/src/search/placeholder/index';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {ReactNode} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {useSearchEngine} from './engine';
import SearchButton from './SearchButton';
import type SearchDialog from './SearchDialog';
import {onOpenSearch} from '../../lib/open-search';
import {useShortcuts} from './shortcuts';

type State =
  | {kind: 'closed'}
  /** The placeholder is open until the dialog's code is here. */
  | {kind: 'opening'}
  | {kind: 'open'; text: string; selected: boolean};

const dialogField = () => document.querySelector<HTMLInputElement>('#search-dialog input');

/** Whether the real dialog is open. */
const isDialogOpen = () => dialogField() !== null;

/** Loads the dialog while the placeholder takes what is typed, then renders it with that text. */
function openBehind(
  placeholder: ReturnType<typeof showPlaceholder>,
  prepare: () => Promise<void>,
  setState: (state: State) => void,
): void {
  // The reader closed it, maybe while the dialog was being rendered; a placeholder that is taken over closes as well.
  const giveUp = () => {
    if (placeholder.element.dataset.taken === undefined) {
      setState({kind: 'closed'});
    }
  };
  placeholder.element.addEventListener('close', giveUp);
  const load = () => {
    // What is prepared would hold up the paint, and then the rendering of the dialog.
    painted()
      .then(prepare)
      .then(
        () => {
          if (!placeholder.element.open) {
            return;
          }
          const {field} = placeholder;
          const {value: text, selectionStart, selectionEnd} = field;
          // At once, so that no key is lost on the way from one field to the other.
          flushSync(() => setState({kind: 'open', text, selected: isSelected(field)}));
          dialogField()?.setSelectionRange(selectionStart, selectionEnd);
        },
        () => placeholder.fail(load),
      );
  };
  load();
}

/**
 * The search button and, once asked for, the dialog. Every press opens the placeholder (src/search/placeholder/index.ts; before
 * hydration, the loader opens it), because rendering the dialog takes too long on a phone. The placeholder collects the typed
 * text until the dialog's code has loaded and the placeholder has been painted. The dialog is then rendered with that text; it
 * calls `onShown` before it takes the focus, the placeholder is removed, and the selection is restored.
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
      if (isDialogOpen()) {
        return;
      }
      setState({kind: 'opening'});
      openBehind(showPlaceholder(text), prepare, setState);
    },
    [prepare],
  );
  // A press may follow at once, and its answer would wait for what is prepared.
  const onIntent = () =>
    void painted()
      .then(prepare)
      .catch(() => undefined);
  const close = useCallback(() => {
    openPlaceholder()?.remove();
    setState({kind: 'closed'});
  }, []);

  const takeOver = useCallback(() => {
    const placeholder = openPlaceholder();
    if (placeholder) {
      placeholder.element.dataset.taken = '';
      // Removing the placeholder restores the focus to the element that had it, so that the dialog can return it there when it
      // closes.
      placeholder.remove();
    }
  }, []);

  // Asked for before hydration: what the search needs does not wait for the rest of the page.
  const isFirst = useRef(ExecutionEnvironment.canUseDOM);
  if (isFirst.current) {
    isFirst.current = false;
    if (openPlaceholder()) {
      void prepare().catch(() => undefined);
    }
  }

  useShortcuts({isOpen: state.kind !== 'closed', open, close});
  useEffect(() => onOpenSearch(open), [open]);
  return (
    <>
      <SearchButton onClick={() => open()} onIntent={onIntent} />
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
