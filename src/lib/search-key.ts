type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** Whether a press of a key belongs to something that the reader writes in. */
const isWriting = (target: EventTarget | null) =>
  (target as Element | null)?.closest?.('input,textarea,select,[contenteditable]');

/**
 * What a press of a key asks of the search: Ctrl/Cmd+K opens and closes it, `/` opens it outside of fields.
 * A browser that fills in a form sends presses without a key.
 */
export function searchKey(press: Press): 'toggle' | 'open' | undefined {
  const {key, altKey, shiftKey, target} = press;
  const command = press.ctrlKey || press.metaKey;
  if (key?.toLowerCase() === 'k' && command && !altKey && !shiftKey) {
    return 'toggle';
  }
  return key === '/' && !command && !altKey && !isWriting(target) ? 'open' : undefined;
}
