import type {MouseEvent} from 'react';

/** Whether a click on a link opens it here: not in a new tab, and not to save it. */
export function isPlainClick({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
