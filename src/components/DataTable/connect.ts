import type {History} from 'history';
import {minecraftEvent} from '../../client/minecraft/script';
import {writeAddress} from '../address';
import {hasWords, meantBy, rowText} from './filter';
import {connectOrder} from './order';
import styles from './styles.module.css';

type Router = Pick<History, 'location' | 'listen'>;

/** Describes the rows that match the filter. The result is shown after their number. */
export type Answer = (left: readonly HTMLTableRowElement[]) => string;

/** Returns whether a row applies to the reader's version of Minecraft. */
function isShown({dataset}: HTMLTableRowElement): boolean {
  const {mc} = document.documentElement.dataset;
  return mc === undefined || (dataset.in?.split(' ').includes(mc) ?? true);
}

/**
 * Highlights the row that the hash refers to. `:target` works only on a freshly loaded page, because links inside
 * the site change the address without a page load.
 * @param hash hash of the address, including `#`
 * @param reveal called if the row is hidden; must show the row immediately
 * @returns a function that removes the highlight
 */
function markRow(table: Element, hash: string, reveal: () => void): () => void {
  const id = decodeURIComponent(hash.slice(1));
  const row = id === '' ? null : document.getElementById(id);
  if (!row || !table.contains(row)) {
    return () => {};
  }
  if (row.hidden) {
    reveal();
    row.scrollIntoView();
  }
  row.dataset.target = 'true';
  return () => {
    delete row.dataset.target;
  };
}

/**
 * Hides all rows for which `stays` returns false. Changes the DOM directly, because React would render hundreds of
 * rows again. Also hides groups without visible rows, and sets `--rows` of the other groups to their numbers of visible
 * rows.
 */
function hideRows(table: HTMLTableElement, stays: (row: HTMLTableRowElement) => boolean): void {
  for (const body of Array.from(table.tBodies)) {
    const rows = Array.from(body.querySelectorAll<HTMLTableRowElement>('tr[id]'));
    const left = new Set(rows.filter(stays));
    for (const row of rows) {
      // Setting an unchanged value would make the browser recalculate styles.
      if (row.hidden === left.has(row)) {
        row.hidden = !row.hidden;
      }
    }
    body.hidden = left.size === 0;
    body.style.setProperty('--rows', String(left.size));
  }
}

/** Returns the status text of the filter: the number of matching rows, and a suggestion if there are none. */
function statusOf(
  rows: HTMLTableRowElement[],
  query: string,
  answer: Answer,
): (string | HTMLButtonElement)[] {
  const left = rows.filter((row) => !row.hidden);
  const count = `${left.filter(isShown).length} of ${rows.filter(isShown).length} left`;
  const meant = left.length === 0 ? meantBy(query, rows.map(rowText)) : undefined;
  if (meant === undefined) {
    return [count + answer(left)];
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.choice!;
  button.value = meant;
  button.textContent = `Did you mean ${meant}?`;
  return [`${count} `, button];
}

/**
 * Connects the filter field of a table: typing hides rows, announces how many rows are left, and updates the address
 * if the field has a name.
 * @returns `ask`, which filters by the given query, and `end`, which removes the listeners
 */
function connectFilter(table: HTMLTableElement, history: Router, answer: Answer) {
  const input = table.parentElement?.querySelector<HTMLInputElement>('input[type=search]');
  const status = table.parentElement?.querySelector('[role=status]');
  if (!input || !status) {
    return undefined;
  }
  const {name} = input;
  const rows = Array.from(table.querySelectorAll<HTMLTableRowElement>('tr[id]'));
  const show = (query: string) => {
    // Setting an unchanged value would move the caret to the end.
    if (input.value !== query) {
      input.value = query;
    }
    const has = hasWords(query);
    hideRows(table, (row) => has(rowText(row)));
    status.replaceChildren(...(query.trim() === '' ? [] : statusOf(rows, query, answer)));
  };
  let cancel = () => {};
  const ask = (query: string) => {
    show(query);
    cancel();
    cancel = name === '' ? cancel : writeAddress({[name]: query.trim()});
  };
  const onInput = () => ask(input.value);
  const onClick = ({target}: Event) => {
    if (target instanceof HTMLButtonElement) {
      ask(target.value);
      // Move the focus, because the clicked button has been removed.
      input.focus();
    }
  };
  const again = () => show(input.value);
  const queryIn = (search: string) => new URLSearchParams(search).get(name);
  let {search} = history.location;
  // Keep text that was typed before hydration, unless the address contains a query.
  show(queryIn(search) ?? input.value);
  input.addEventListener('input', onInput);
  status.addEventListener('click', onClick);
  addEventListener(minecraftEvent, again);
  const unlisten = history.listen((location) => {
    if (name && location.search !== search) {
      show(queryIn(location.search) ?? '');
    }
    ({search} = location);
  });
  return {
    ask,
    end: () => {
      input.removeEventListener('input', onInput);
      status.removeEventListener('click', onClick);
      removeEventListener(minecraftEvent, again);
      unlisten();
      cancel();
    },
  };
}

/**
 * Adds filtering, sorting and highlighting of the linked row to the markup of a `DataTable`.
 * @returns a function that removes all listeners and changes
 */
export function connectTable(
  table: HTMLTableElement,
  history: Router,
  answer: Answer = () => '',
): () => void {
  const endOrder = connectOrder(table);
  const filter = connectFilter(table, history, answer);
  const clear = () => filter?.ask('');
  let unmark = markRow(table, history.location.hash, clear);
  const unlisten = history.listen(({hash}) => {
    unmark();
    unmark = markRow(table, hash, clear);
  });
  return () => {
    endOrder();
    filter?.end();
    unlisten();
    unmark();
  };
}
