import {useLayoutEffect} from 'react';
import type {RefObject} from 'react';

/**
 * Tells assistive technology what DocSearch's markup (3.9.0) does not: its frame calls itself a button although it is a
 * dialog; its icon buttons have a tooltip for a name; a list of results holds buttons, which a list box must not.
 * @param dialog element around DocSearch
 */
export function useDialogSemantics(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = dialog.current;
    if (!root) {
      return undefined;
    }
    mend(root);
    const observer = new MutationObserver(() => mend(root));
    observer.observe(root, {childList: true, subtree: true});
    return () => observer.disconnect();
  }, [dialog]);
}

function mend(root: HTMLElement): void {
  const frame = root.querySelector('.DocSearch-Container');
  if (frame?.getAttribute('role') === 'button') {
    frame.setAttribute('role', 'dialog');
    frame.setAttribute('aria-modal', 'true');
    frame.setAttribute('aria-label', 'Search');
    frame.setAttribute('tabindex', '-1');
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-controls', 'aria-owns', 'aria-labelledby']) {
      frame.removeAttribute(name);
    }
  }
}
