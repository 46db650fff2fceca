import styles from './styles.module.css';

type Direction = 'ascending' | 'descending';

/** Returns the sort key of a cell: a number in numeric columns (NaN if it is missing), otherwise the text. */
function keyOf(cell: HTMLTableCellElement | undefined): number | string {
  const text = cell?.querySelector('data')?.value ?? cell?.textContent?.trim() ?? '';
  return cell?.classList.contains(styles.number!) ? Number.parseFloat(text) : text;
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', {numeric: true, sensitivity: 'base'});

/**
 * Returns a sorted copy of rows. Rows with the same key keep their order in both directions, and rows without a
 * number come last. Texts are compared in English order.
 * @param column index of the column to sort by
 */
function sortRows(
  rows: readonly HTMLTableRowElement[],
  column: number,
  direction: Direction,
): HTMLTableRowElement[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({row, by: keyOf(row.cells[column])}))
    .sort(
      (a, b) => Number(Number.isNaN(a.by)) - Number(Number.isNaN(b.by)) || sign * compare(a.by, b.by) || 0,
    )
    .map(({row}) => row);
}

/**
 * Makes a table sortable with its select box and its headings. Each heading becomes a button that cycles through
 * the sort orders of its column and the original order. Rows stay in their groups.
 * @returns a function that removes the listeners
 */
export function connectOrder(table: HTMLTableElement): () => void {
  const select = table.parentElement?.querySelector('select');
  if (!select) {
    return () => {};
  }
  const listed = Array.from(table.tBodies, (body) => ({
    body,
    rows: Array.from(body.querySelectorAll<HTMLTableRowElement>('tr[id]')),
  }));
  const headings = Array.from(Array.from(table.tHead?.rows ?? []).at(-1)?.cells ?? []);
  const sort = () => {
    const [column, direction] = select.value.split(' ') as [string, Direction | undefined];
    for (const {body, rows} of listed) {
      body.append(...(direction ? sortRows(rows, Number(column), direction) : rows));
    }
    headings.forEach((heading, i) => {
      if (direction && i === Number(column)) {
        heading.setAttribute('aria-sort', direction);
      } else {
        heading.removeAttribute('aria-sort');
      }
    });
  };
  const buttons = headings.flatMap((heading, i) => {
    const orders = Array.from(select.options).filter(({value}) => value.startsWith(`${i} `));
    const [first] = orders;
    if (!first) {
      return [];
    }
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', first.label.replace(/,[^,]*$/, ''));
    button.append(...Array.from(heading.cloneNode(true).childNodes));
    button.addEventListener('click', () => {
      const next = orders[orders.findIndex(({selected}) => selected) + 1];
      select.value = next?.value ?? '';
      sort();
    });
    heading.prepend(button);
    return [button];
  });
  select.addEventListener('change', sort);
  // Apply a choice made before hydration.
  if (select.value) {
    sort();
  }
  return () => {
    select.removeEventListener('change', sort);
    buttons.forEach((button) => button.remove());
    listed.forEach(({body, rows}) => body.append(...rows));
  };
}
