import type {History} from 'history';
import {minecraftEvent} from '../../client/minecraft/script';
import {writeAddress} from '../address';
import {hasWords, meantBy, rowText} from './filter';
import {connectOrder} from './order';
import styles from './styles.module.css';

type Router = Pick<History, 'location' | 'listen'>;

/**
 * What a table says of the rows that its filter has left, behind their number.
 * @returns the text, or nothing
 */
export type Answer = (left: readonly HTMLTableRowElement[]) => string;

/** Whether the reader's version of Minecraft has the row. */
function isShown({dataset}: HTMLTableRowElement): boolean {
  const {mc} = document.documentElement.dataset;
  return mc === undefined || (dataset.in?.split(' ').includes(mc) ?? true);
}

/**
 * Marks the row that the address names. `:target` does it on a fresh page, but not after a link inside the site: there
 * the address changes without a navigation.
 * @param hash of the address, with its sign
 * @param reveal called when the row is hidden, to bring it back at once
 * @returns takes the mark away
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
 * Hides rows as they stand in the page: hiding some of three hundred then costs no rendering. A group without rows left is
 * hidden with its heading, and one with some left has their number as `--rows`.
 */
function hideRows(table: HTMLTableElement, stays: (row: HTMLTableRowElement) => boolean): void {
  for (const body of Array.from(table.tBodies)) {
    const rows = Array.from(body.querySelectorAll<HTMLTableRowElement>('tr[id]'));
    const left = new Set(rows.filter(stays));
    for (const row of rows) {
      // Written only when it differs: the browser looks again at whatever is written to.
      if (row.hidden === left.has(row)) {
        row.hidden = !row.hidden;
      }
    }
    body.hidden = left.size === 0;
    body.style.setProperty('--rows', String(left.size));
  }
}

/** What is said while rows are filtered: how many are left, and what was meant where none is. */
function say(rows: HTMLTableRowElement[], query: string, answer: Answer): (string | HTMLButtonElement)[] {
  const left = rows.filter((row) => !row.hidden);
  const said = `${left.filter(isShown).length} of ${rows.filter(isShown).length} left`;
  const meant = left.length === 0 ? meantBy(query, rows.map(rowText)) : undefined;
  if (meant === undefined) {
    return [said + answer(left)];
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.choice!;
  button.value = meant;
  button.textContent = `Did you mean ${meant}?`;
  return [`${said} `, button];
}

/**
 * The field above a long table: it hides rows, says how many are left, and stands in the address if it has a name.
 * @returns `ask` as if it had been typed, and what ends it
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
    // Written only when it differs: the caret would jump to the end.
    if (input.value !== query) {
      input.value = query;
    }
    const has = hasWords(query);
    hideRows(table, (row) => has(rowText(row)));
    status.replaceChildren(...(query.trim() === '' ? [] : say(rows, query, answer)));
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
      // The button that was pressed is gone.
      input.focus();
    }
  };
  const again = () => show(input.value);
  const asked = (search: string) => new URLSearchParams(search).get(name);
  let {search} = history.location;
  // What was typed before hydration stays, unless the address asks for something.
  show(asked(search) ?? input.value);
  input.addEventListener('input', onInput);
  status.addEventListener('click', onClick);
  addEventListener(minecraftEvent, again);
  const unlisten = history.listen((location) => {
    if (name && location.search !== search) {
      show(asked(location.search) ?? '');
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
 * Attaches to a table that `DataTable` renders, as it stands in the page, filter, orders, and the mark on the row that the
 * address names.
 * @returns ends it
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
