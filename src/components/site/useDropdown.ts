import {useEffect, useId, useRef, useState} from 'react';

/**
 * A button that opens a list below it (the disclosure pattern of the ARIA practices guide). Leaving it by pointer or
 * focus closes it; Escape closes it and returns to the button.
 * @returns state, the id that ties button and list together, and a ref for the element that holds both
 */
export function useDropdown() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const leave = ({target}: Event) => {
      if (!root.current?.contains(target as Node)) {
        setOpen(false);
      }
    };
    const escape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        setOpen(false);
        root.current?.querySelector('button')?.focus();
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return {open, setOpen, root, listId};
}
