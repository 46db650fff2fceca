import {useEffect, useMemo, useRef, type RefObject} from 'react';
import {layOut, layOutInSteps} from './layOutInSteps';

/** Parts of the table that come back in one frame where they are too far away to be laid out. */
const atOnce = 10;

/** What to do when a filter box has changed. */
export interface Filter {
  /**
   * Shows the rows that match, all at once.
   * @returns their number, or undefined while nothing is typed
   */
  apply: () => number | undefined;
  /** The same for a long table while the reader types: first the rows that a window can hold, the others after a rest. */
  applyInSteps: () => void;
  /** Ends what is under way. */
  stop: () => void;
}

/** Turns what was typed into a question about a row. */
export type RowQuestion = (query: string) => (row: HTMLTableRowElement) => boolean;

const rowsOf = (table: HTMLElement) => Array.from(table.querySelectorAll<HTMLTableRowElement>('tr[id]'));

/** Every typed word stands somewhere in the row. */
const hasWords: RowQuestion = (query) => {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    const text = (row.textContent ?? '').toLowerCase();
    return words.every((word) => text.includes(word));
  };
};

const anyRow = () => 30;

/** A `tbody`, its rows, and those that match. */
interface Part {
  body: HTMLTableSectionElement;
  rows: HTMLTableRowElement[];
  found: ReadonlySet<HTMLTableRowElement>;
}

/** Writes only what is different: the browser looks again at whatever is written to. */
function show({body, rows, found}: Part): void {
  for (const row of rows) {
    if (row.hidden === found.has(row)) {
      row.hidden = !row.hidden;
    }
  }
  const empty = found.size === 0;
  if (body.hidden !== empty) {
    body.hidden = empty;
  }
  const count = found.size === rows.length ? '' : String(found.size);
  if (!empty && body.style.getPropertyValue('--rows') !== count) {
    body.style.setProperty('--rows', count);
  }
}

/**
 * Hides rows that lack a typed word. Works on the rows as they stand in the page, whatever drew them: hiding some of
 * three hundred rows then costs no rendering.
 * @param tableNow the table, if it is there; rows with an id are filtered, a `tbody` without rows left is hidden with its
 *   heading; one with some rows left has their number as `--rows`
 * @param inputNow the field
 * @param question which rows stay; default: those with every typed word
 * @param lowest pixels that no row is lower than
 */
export function rowFilter(
  tableNow: () => HTMLTableElement | null,
  inputNow: () => HTMLInputElement | null,
  question: RowQuestion = hasWords,
  lowest: () => number = anyRow,
): Filter {
  let stop = () => {};
  /** Rows that were found last, in their order. */
  let last: HTMLTableRowElement[] | undefined;

  /** Looks which rows match. `changed`: others than last time, or in another order. */
  const read = () => {
    const query = (inputNow()?.value ?? '').trim();
    const stays = query === '' ? () => true : question(query);
    const bodies = Array.from(tableNow()?.tBodies ?? []);
    const parts = bodies.map((body): Part => {
      const rows = rowsOf(body);
      return {body, rows, found: new Set(rows.filter(stays))};
    });
    const found = parts.flatMap((part) => [...part.found]);
    const before = last;
    const changed = before?.length !== found.length || found.some((row, place) => row !== before[place]);
    last = found;
    return {left: query === '' ? undefined : found.length, parts, changed};
  };

  const apply = () => {
    const {left, parts} = read();
    stop();
    for (const part of parts) {
      show(part);
      layOut(part.body, 'as usual');
    }
    return left;
  };

  const applyInSteps = () => {
    const {parts, changed} = read();
    // What is under way goes on.
    if (!changed) {
      return;
    }
    stop();
    // By where their rows are: in the window, in the one below it, further down. Its inner height would take a layout.
    const windows: [Part[], Part[], Part[]] = [[], [], []];
    let rows = 0;
    for (const part of parts) {
      const place = Math.min(2, Math.floor((rows * lowest()) / window.outerHeight));
      rows += part.found.size;
      if (part.found.size > 0 && place > 0) {
        layOut(part.body, 'away');
      } else {
        show(part);
      }
      if (part.found.size > 0) {
        windows[place]?.push(part);
      }
    }
    const [first, second, others] = windows;
    const bringBack = (some: Part[], when: 'now' | 'as usual') => () => {
      for (const part of some) {
        show(part);
        layOut(part.body, when);
      }
    };
    stop = layOutInSteps(
      first.map(({body}) => body),
      [
        ...second.map((part) => bringBack([part], 'now')),
        ...Array.from({length: Math.ceil(others.length / atOnce)}, (_, i) =>
          bringBack(others.slice(i * atOnce, (i + 1) * atOnce), 'as usual'),
        ),
      ],
    );
  };

  return {apply, applyInSteps, stop: () => stop()};
}

/**
 * The same for a component.
 * @param question must not change between renderings, nor must `lowest`
 */
export function useRowFilter(
  table: RefObject<HTMLTableElement | null>,
  question?: RowQuestion,
  lowest?: () => number,
): Filter & {input: RefObject<HTMLInputElement | null>} {
  const input = useRef<HTMLInputElement>(null);
  const filter = useMemo(
    () =>
      rowFilter(
        () => table.current,
        () => input.current,
        question,
        lowest,
      ),
    [table, question, lowest],
  );
  useEffect(() => filter.stop, [filter]);
  return {input, ...filter};
}
