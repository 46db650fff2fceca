import type {ClipboardEvent} from 'react';
import {maxQueryLength} from '@site/src/config/search';
import {isWholeLog, withoutClutter} from '../pasted';

/**
 * Inserts text at the selection, as typing does. Uses `setRangeText`, because React ignores the input event
 * after an assignment to `value`.
 */
export function insertText(field: HTMLInputElement, text: string): void {
  const {selectionStart, selectionEnd, value} = field;
  const room = maxQueryLength - (value.length - (selectionEnd! - selectionStart!));
  field.setRangeText(text.slice(0, Math.max(0, room)), selectionStart!, selectionEnd!, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Returns a paste handler that cleans pasted text before the field truncates it.
 * @param onLog called on each paste with the text if it is an entire log, otherwise with undefined
 */
export function cleanPaste(onLog: (log: string | undefined) => void) {
  return (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    const isLog = isWholeLog(text);
    const clean = withoutClutter(text);
    onLog(isLog ? text : undefined);
    if (event.target instanceof HTMLInputElement && (isLog || clean !== text)) {
      event.preventDefault();
      insertText(event.target, clean);
    }
  };
}
