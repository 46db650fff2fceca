import {useEffect} from 'react';
import {searchKey} from '../../lib/search-key';

interface Shortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Keyboard shortcuts of the search: Ctrl/Cmd+K opens and closes it, `/` opens it unless a field has the focus, Escape
 * closes it. DocSearch has the same hook, but in one module with its whole dialog, which would then be part of every
 * page.
 */
export function useShortcuts({isOpen, open, close}: Shortcuts): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const asked = event.key === 'Escape' ? 'close' : searchKey(event);
      const answer = isOpen ? asked !== 'open' && close : asked !== 'close' && open;
      if (asked && answer) {
        event.preventDefault();
        answer();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}
