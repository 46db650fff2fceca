import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';

/** What the filter box needs: what it last matched, and what to do when the reader types. */
export type RowFilter = {
  input: RefObject<HTMLInputElement | null>;
  /** Rows left, or undefined while nothing is typed. */
  left: number | undefined;
  apply: () => void;
};

const rowsOf = (table: HTMLElement) => Array.from(table.querySelectorAll<HTMLTableRowElement>('tr[id]'));

/**
 * Hides rows that lack a typed word. Works on the rows as they stand in the page, whatever drew them: hiding some of
 * three hundred rows then costs no rendering.
 * @param table the table; rows with an id are filtered, a `tbody` without rows left is hidden with its heading
 */
export function useRowFilter(table: RefObject<HTMLTableElement | null>): RowFilter {
  const input = useRef<HTMLInputElement>(null);
  const [left, setLeft] = useState<number>();

  const apply = useCallback(() => {
    const words = (input.current?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    if (!table.current) {
      return;
    }
    let count = 0;
    for (const row of rowsOf(table.current)) {
      const text = (row.textContent ?? '').toLowerCase();
      row.hidden = !words.every((word) => text.includes(word));
      count += row.hidden ? 0 : 1;
    }
    for (const body of Array.from(table.current.tBodies)) {
      body.hidden = rowsOf(body).every((row) => row.hidden);
    }
    setLeft(words.length === 0 ? undefined : count);
  }, [table]);

  // What was typed before the page came alive counts as well.
  useEffect(apply, [apply]);
  return {input, left, apply};
}
