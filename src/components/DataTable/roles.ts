/**
 * Explicit roles of a table's parts. Narrow screens show rows as cards through `display`, which removes the implicit roles in
 * some browsers.
 */
export const as = {
  table: {role: 'table'},
  rowgroup: {role: 'rowgroup'},
  row: {role: 'row'},
  columnheader: {role: 'columnheader'},
  rowheader: {role: 'rowheader'},
  cell: {role: 'cell'},
};
