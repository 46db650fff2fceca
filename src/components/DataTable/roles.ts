/**
 * Explicit roles for the elements of a table. On narrow screens, `display` turns rows into cards, which removes the
 * implicit roles in some browsers.
 */
export const as = {
  table: {role: 'table'},
  rowgroup: {role: 'rowgroup'},
  row: {role: 'row'},
  columnheader: {role: 'columnheader'},
  rowheader: {role: 'rowheader'},
  cell: {role: 'cell'},
};
