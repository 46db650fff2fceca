import type {ClipboardEvent} from 'react';
import {maxQueryLength} from '@site/src/config/search';
import {isWholeLog, withoutClutter} from '../pasted';

/**
 * Replaces the selection of a field, as typing does. It calls the browser's own method, because React does not notice
 * a change of the property.
 */
export function insertText(field: HTMLInputElement, text: string): void {
  const {selectionStart, selectionEnd, value} = field;
  const room = maxQueryLength - (value.length - (selectionEnd! - selectionStart!));
  field.setRangeText(text.slice(0, Math.max(0, room)), selectionStart!, selectionEnd!, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Cleans pasted text before the field shortens it.
 * @param onLog called with each paste: with the text if it is a whole log, otherwise with undefined
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
