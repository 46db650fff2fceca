import {useEffect} from 'react';

const drawer = '.navbar-sidebar';
/** Elements to make inert: siblings of the drawer and of its ancestors, except the backdrop, which closes the drawer. */
const around = `body :has(${drawer}) > :not(:has(${drawer}), ${drawer}, ${drawer}__backdrop, [inert])`;

/**
 * While the drawer of a narrow window is open, the rest of the page is inert: focus moves into the drawer, Escape closes it,
 * and then the focus returns.
 * @param shown whether it is open
 * @param close closes it
 */
export function useDrawer(shown: boolean, close: () => void): void {
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    const before = document.activeElement;
    const made = document.querySelectorAll(around);
    made.forEach((element) => element.setAttribute('inert', ''));
    document.querySelector<HTMLElement>(`${drawer}__close`)?.focus();

    const escape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
      }
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      made.forEach((element) => element.removeAttribute('inert'));
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, [shown, close]);
}
