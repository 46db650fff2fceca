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
  /** The placeholder is open, and the dialog's code is being loaded. */
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
  // The reader may close the placeholder, even while the dialog is being rendered. When the dialog takes over, the
  // placeholder closes as well; that does not count.
  const giveUp = () => {
    if (placeholder.element.dataset.taken === undefined) {
      setState({kind: 'closed'});
    }
  };
  placeholder.element.addEventListener('close', giveUp);
  const load = () => {
    // Loading begins after the paint, because it would delay the paint.
    painted()
      .then(prepare)
      .then(
        () => {
          if (!placeholder.element.open) {
            return;
          }
          const {field} = placeholder;
          const {value: text, selectionStart, selectionEnd} = field;
          // Rendered synchronously, so that no key is lost between the two fields.
          flushSync(() => setState({kind: 'open', text, selected: isSelected(field)}));
          dialogField()?.setSelectionRange(selectionStart, selectionEnd);
        },
        () => placeholder.fail(load),
      );
  };
  load();
}

/**
 * The search button and, when it is needed, the dialog. Every press first opens the placeholder
 * (src/search/placeholder/index.ts; before hydration, the loader opens it), because rendering the dialog takes too
 * long on a phone. The placeholder collects the typed text until the dialog's code has loaded and the placeholder has
 * been painted. The dialog is then rendered with that text and calls `onShown` before it takes the focus; the
 * placeholder is removed, and the selection is restored.
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
  // Loads after the next paint: a press may follow at once, and loading would delay its effect.
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
      // Removing the placeholder returns the focus to the element that had it, so that the dialog can return it there
      // when it closes.
      placeholder.remove();
    }
  }, []);

  // If the search was opened before hydration, its code is loaded without waiting for the rest of the page.
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
