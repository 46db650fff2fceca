type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Returns whether the reader types into the target of a key press. */
const isWriting = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('input,textarea,select,[contenteditable]');

/**
 * Returns what a key press does to the search: Ctrl/Cmd+K opens and closes it, `/` opens it outside of fields. The
 * autofill of some browsers sends key events without `key`.
 */
export function searchKey(press: Press): 'toggle' | 'open' | undefined {
  const {key, altKey, shiftKey, target} = press;
  const command = press.ctrlKey || press.metaKey;
  if (key?.toLowerCase() === 'k' && command && !altKey && !shiftKey) {
    return 'toggle';
  }
  return key === '/' && !command && !altKey && !isWriting(target) ? 'open' : undefined;
}
