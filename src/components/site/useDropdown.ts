import {useEffect, useId, useRef, useState, type PointerEvent} from 'react';

/**
 * Manages a button that opens a list below it (the disclosure pattern of the ARIA Authoring Practices Guide). The
 * list opens on hover and closes when the mouse leaves. After a click, it stays open until the reader clicks or
 * focuses another element. Escape closes the list and returns the focus to the button.
 * @returns `open`; `toggle` for the button and `close` for the links; `listId` for `aria-controls` and the list;
 * `root` with props for the element that contains both
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
        // If the list was opened on hover, the focus is on another element and stays there.
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
    // Ignore touch, because a tap also fires these events.
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
