import {useEffect} from 'react';
import {searchKey} from '../../lib/search-key';

interface Shortcuts {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/**
 * Registers the keyboard shortcuts: Ctrl/Cmd+K toggles the search, `/` opens it unless a field has focus,
 * Escape closes it. DocSearch has a hook for this, but in the same module as the dialog, so importing it
 * would add the dialog to every page's bundle.
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
