import {useLayoutEffect} from 'react';

/**
 * Tells assistive technology what DocSearch's markup (3.9.0) does not. Its frame calls itself a button although it is a
 * dialog. Its lists call themselves list boxes, whose options must hold neither links nor buttons; items of a tree may. Its
 * field points to lists by ids that do not exist.
 * @param dialog element around DocSearch
 */
export function useDialogSemantics(dialog: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!dialog) {
      return undefined;
    }
    mend(dialog);
    // DocSearch writes some of these attributes again as results come and go; what a result says does not matter here.
    const isInside = (target: Node) => (target as Element).closest('.search-result') !== null;
    const observer = new MutationObserver((changes) => {
      if (!changes.every(({target}) => isInside(target))) {
        mend(dialog);
      }
    });
    observer.observe(dialog, {
      childList: true,
      subtree: true,
      attributeFilter: ['aria-controls', 'aria-owns'],
    });
    return () => observer.disconnect();
  }, [dialog]);
}

function mend(dialog: HTMLElement): void {
  const frame = dialog.querySelector('.DocSearch-Container');
  const input = dialog.querySelector('.DocSearch-Input');
  const lists = Array.from(dialog.querySelectorAll('.DocSearch-Hits > ul'));
  lists.forEach((list, place) => {
    const heading = list.previousElementSibling;
    set(list, {id: `search-results-${place}`, role: 'tree', 'aria-labelledby': `search-group-${place}`});
    if (heading) {
      set(heading, {id: `search-group-${place}`});
    }
  });
  dialog
    .querySelectorAll('.DocSearch-Hit[role="option"]')
    .forEach((item) => item.setAttribute('role', 'treeitem'));
  if (frame) {
    set(frame, {
      role: 'dialog',
      'aria-modal': 'true',
      'aria-label': 'Search',
      tabindex: '-1',
      'aria-expanded': undefined,
      'aria-haspopup': undefined,
      'aria-controls': undefined,
      'aria-owns': undefined,
      'aria-labelledby': undefined,
    });
  }
  if (input) {
    set(input, {
      role: 'combobox',
      'aria-haspopup': 'tree',
      'aria-expanded': String(lists.length > 0),
      'aria-controls': lists.length > 0 ? lists.map(({id}) => id).join(' ') : undefined,
    });
  }
}

/** Writes only what differs, so that the observer comes to rest. */
function set(element: Element, attributes: Record<string, string | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) {
      element.removeAttribute(name);
    } else if (element.getAttribute(name) !== value) {
      element.setAttribute(name, value);
    }
  }
}
