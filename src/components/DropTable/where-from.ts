const list = new Intl.ListFormat('en-GB', {type: 'disjunction'});

const textIn = (cell: Element | undefined) => cell?.textContent?.trim() ?? '';

/** Returns the chances of all meshes in a row. The chance is 0 if a mesh never drops the item. */
const chancesIn = (row: HTMLTableRowElement) =>
  Array.from(row.cells)
    .slice(2)
    .map((cell) => ({mesh: cell.dataset.label ?? '', percent: Number.parseFloat(textIn(cell)) || 0}));

/**
 * Describes where an item drops most often.
 * @param rows rows that match the filter
 * @returns a sentence about the best block and meshes if all rows are about the same item, otherwise an empty string
 */
export function whereFrom(rows: readonly HTMLTableRowElement[]): string {
  const [name, ...others] = new Set(rows.map(({cells}) => textIn(cells[0])));
  if (name === undefined || others.length > 0) {
    return '';
  }
  const all = rows.flatMap((row) => chancesIn(row).map((chance) => ({...chance, row})));
  const percent = Math.max(...all.map((chance) => chance.percent));
  const {row} = all.find((chance) => chance.percent === percent)!;
  const meshes = chancesIn(row).flatMap((chance) => (chance.percent === percent ? [chance.mesh] : []));
  return `. ${name}: most often from ${textIn(row.cells[1])} with ${list.format(meshes)} Mesh, ${percent.toFixed(2)}%`;
}
