/** Every typed word stands somewhere in the row. */
export function hasWords(query: string): (row: HTMLTableRowElement) => boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => {
    const text = (row.textContent ?? '').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

/** Whether the reader's version of Minecraft has the row. */
export function isShown({dataset}: HTMLTableRowElement): boolean {
  const {mc} = document.documentElement.dataset;
  return mc === undefined || (dataset.in?.split(' ').includes(mc) ?? true);
}

/**
 * Hides rows as they stand in the page: hiding some of three hundred then costs no rendering.
 * @param table rows with an id are filtered; a `tbody` without rows left is hidden with its heading, and one with some left
 *   has their number as `--rows`
 * @param stays whether a row stays
 * @returns how many rows are left, of those that the reader's version of Minecraft has
 */
export function filterRows(
  table: HTMLTableElement | null,
  stays: (row: HTMLTableRowElement) => boolean,
): number {
  let all = 0;
  for (const body of Array.from(table?.tBodies ?? [])) {
    const rows = Array.from(body.querySelectorAll<HTMLTableRowElement>('tr[id]'));
    const found = new Set(rows.filter(stays));
    for (const row of rows) {
      // Written only when it differs: the browser looks again at whatever is written to.
      if (row.hidden === found.has(row)) {
        row.hidden = !row.hidden;
      }
    }
    body.hidden = found.size === 0;
    body.style.setProperty('--rows', String(found.size));
    all += [...found].filter(isShown).length;
  }
  return all;
}
