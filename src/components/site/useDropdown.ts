import {useEffect, useId, useRef, useState, type PointerEvent} from 'react';

/**
 * A button that opens a list below it (the disclosure pattern of the ARIA practices guide). A mouse opens it by resting
 * on it and closes it by leaving; what was opened by a press stays until the reader goes elsewhere. Escape closes it
 * either way and returns to the button.
 * @returns `open`; `toggle` for the button and `close` for the links; `listId` ties button and list together; `root`
 *   goes onto the element that holds both
 */
export function useDropdown() {
  const [pressed, setPressed] = useState(false);
  const [hovered, setHovered] = useState(false);
  const open = pressed || hovered;
  const close = () => {
    setPressed(false);
    setHovered(false);
  };
  const element = useRef<HTMLDivElement>(null);
  const listId = useId();

  useEffect(() => {
    if (!open) {
      return undefined;
    }
    const leave = ({target}: Event) => {
      if (!element.current?.contains(target as Node)) {
        close();
      }
    };
    const escape = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close();
        // A list that merely hung below the mouse does not take the focus from where the reader is.
        if (element.current?.contains(document.activeElement)) {
          element.current.querySelector('button')?.focus();
        }
      }
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', leave, listening);
    document.addEventListener('focusin', leave, listening);
    document.addEventListener('keydown', escape, listening);
    return () => listening.abort();
  }, [open]);

  const follow = ({pointerType, type}: PointerEvent) => {
    // A finger enters and leaves with every tap.
    if (pointerType === 'mouse') {
      setHovered(type === 'pointerenter');
    }
  };

  return {
    open,
    close,
    toggle: () => setPressed(!pressed),
    listId,
    root: {ref: element, onPointerEnter: follow, onPointerLeave: follow},
  };
}
