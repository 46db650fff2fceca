import {useEffect} from 'react';

const drawer = '.navbar-sidebar';
/**
 * Matches the elements to make inert: siblings of the drawer and of its ancestors, except the backdrop, which
 * closes the drawer.
 */
const around = `body :has(${drawer}) > :not(:has(${drawer}), ${drawer}, ${drawer}__backdrop, [inert])`;

/**
 * Makes the rest of the page inert while the drawer of a narrow window is open. The focus moves into the drawer,
 * Escape closes the drawer, and the focus returns afterwards.
 * @param shown whether the drawer is open
 * @param close closes the drawer
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
