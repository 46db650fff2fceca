type Modifiers = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it here: not in a new tab or window, and not to save it. */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: Modifiers): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
