import type {ClipboardEvent} from 'react';
import {maxQueryLength} from '@site/src/config/search';
import {isWholeLog, withoutClutter} from '../pasted';

/**
 * Puts text in place of what is selected in a field, as typing does. React hears of it because the browser's own method is used, not
 * the property that React watches.
 */
export function insertText(field: HTMLInputElement, text: string): void {
  const {selectionStart, selectionEnd, value} = field;
  const room = maxQueryLength - (value.length - (selectionEnd! - selectionStart!));
  field.setRangeText(text.slice(0, Math.max(0, room)), selectionStart!, selectionEnd!, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/**
 * Cleans what is pasted into a search field before the field cuts it.
 * @param onLog told with each paste: the text when it is a whole log
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
