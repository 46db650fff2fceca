type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Returns the field that receives a key press, if any. */
const isWriting = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('input,textarea,select,[contenteditable]');

/**
 * Returns how a key press affects the search dialog: Ctrl/Cmd+K toggles it, `/` opens it outside of text
 * fields. `key` may be missing, because some browsers send key events without it when they autofill a field.
 */
export function searchKey(press: Press): 'toggle' | 'open' | undefined {
  const {key, altKey, shiftKey, target} = press;
  const command = press.ctrlKey || press.metaKey;
  if (key?.toLowerCase() === 'k' && command && !altKey && !shiftKey) {
    return 'toggle';
  }
  return key === '/' && !command && !altKey && !isWriting(target) ? 'open' : undefined;
}
