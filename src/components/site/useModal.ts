import {useEffect} from 'react';

/** Everything beside the element and beside its ancestors, up to the body. */
function surroundings(element: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) {
    return [];
  }
  const siblings = Array.from(parent.children).filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child !== element,
  );
  return [...siblings, ...surroundings(parent)];
}

/**
 * While shown, an element is the only thing on the page that can be reached: focus moves into it, everything around it
 * is inert, Escape closes it. Afterwards focus returns to where it was.
 * @param shown whether it is open
 * @param close closes it
 * @param container selector of the element; has to be on the page while shown
 * @param first selector, inside the container, of what is focused first
 * @param reachable selector of what stays reachable around it, such as a backdrop to click on
 */
export function useModal(
  shown: boolean,
  close: () => void,
  {container, first, reachable}: {container: string; first: string; reachable: string},
): void {
  useEffect(() => {
    const element = document.querySelector(container);
    if (!shown || !element) {
      return undefined;
    }
    const before = document.activeElement;
    const made = surroundings(element).filter(
      (other) => !other.hasAttribute('inert') && !other.matches(reachable),
    );
    for (const other of made) {
      other.setAttribute('inert', '');
    }
    element.querySelector<HTMLElement>(first)?.focus();

    const escape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
      }
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      for (const other of made) {
        other.removeAttribute('inert');
      }
      if (before instanceof HTMLElement) {
        before.focus();
      }
    };
  }, [shown, close, container, first, reachable]);
}
