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
  /** The placeholder is open while the code of the dialog is loading. */
  | {kind: 'opening'}
  | {kind: 'open'; text: string; selected: boolean};

const dialogField = () => document.querySelector<HTMLInputElement>('#search-dialog input');

/** Returns whether the real dialog is open. */
const isDialogOpen = () => dialogField() !== null;

/** Loads the dialog while the reader types in the placeholder, then renders it with the typed text. */
function openBehind(
  placeholder: ReturnType<typeof showPlaceholder>,
  prepare: () => Promise<void>,
  setState: (state: State) => void,
): void {
  // The reader may close the placeholder at any time, even while the dialog is rendering. The event also
  // fires when the dialog replaces the placeholder; `data-taken` marks that case.
  const giveUp = () => {
    if (placeholder.element.dataset.taken === undefined) {
      setState({kind: 'closed'});
    }
  };
  placeholder.element.addEventListener('close', giveUp);
  const load = () => {
    // Loading starts after the next paint, because it would delay the paint.
    painted()
      .then(prepare)
      .then(
        () => {
          if (!placeholder.element.open) {
            return;
          }
          const {field} = placeholder;
          const {value: text, selectionStart, selectionEnd} = field;
          // Renders synchronously, so that no key press is lost between the two fields.
          flushSync(() => setState({kind: 'open', text, selected: isSelected(field)}));
          dialogField()?.setSelectionRange(selectionStart, selectionEnd);
        },
        () => placeholder.fail(load),
      );
  };
  load();
}

/**
 * Renders the search button and, when needed, the dialog. Opening the search always shows the placeholder
 * first (src/search/placeholder/index.ts; before hydration, the loader opens it), because rendering the
 * dialog takes too long on a phone. The placeholder collects the typed text until it has been painted and the
 * dialog's code has loaded. Then the dialog is rendered with that text and calls `onShown` before it takes
 * focus. `onShown` removes the placeholder and restores the selection.
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
  // Loads after the next paint, because a click may follow immediately, and loading would delay the response to it.
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
      // Removing the placeholder returns focus to the previously focused element, so that the dialog can
      // restore it when it closes.
      placeholder.remove();
    }
  }, []);

  // If the search was opened before hydration, load the dialog without waiting for the rest of the page.
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
