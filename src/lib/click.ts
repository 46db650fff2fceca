type Modifiers = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns whether a click on a link opens the page in the same tab, rather than in a new tab or window or as a
 * download.
 */
export const isPlainClick = ({button, metaKey, ctrlKey, shiftKey, altKey}: Modifiers): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
