import {useEffect} from 'react';

interface Shortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether a key press belongs to a field that the reader writes in. */
function isWriting({target}: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * Keys of the search: Ctrl/Cmd+K opens and closes, `/` opens outside of fields, Escape closes.
 * DocSearch has the same hook, but in one module with its whole dialog, which would then be part of every page.
 */
export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // A browser that fills in a form sends key events without a key.
      const key = event.key?.toLowerCase();
      const toggles = key === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      const closes = key === 'escape' && isOpen;
      const opens =
        key === '/' && !isOpen && !isWriting(event) && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!toggles && !closes && !opens) {
        return;
      }
      event.preventDefault();
      if (isOpen) {
        close();
      } else {
        open();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
