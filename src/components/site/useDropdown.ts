import {useEffect, useId, useRef, useState, type PointerEvent} from 'react';

/**
 * A button that opens a list below it (the disclosure pattern of the ARIA practices guide). It opens on hover and closes when
 * the mouse leaves; after a click it stays open until the reader goes elsewhere. Escape closes it and returns the focus to the
 * button.
 * @returns `open`; `toggle` for the button and `close` for the links; `listId` ties button and list together; `root` goes onto
 * the element that holds both
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
        // A list opened by hovering does not take the focus.
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
    // Every tap enters and leaves, too.
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
