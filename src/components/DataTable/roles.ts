/**
 * What each part of a table is, in words. On narrow screens the rows become cards through `display`, which takes a table
 * its meaning in some browsers; explicit roles keep it.
 */
export const as = {
  table: {role: 'table'},
  rowgroup: {role: 'rowgroup'},
  row: {role: 'row'},
  columnheader: {role: 'columnheader'},
  rowheader: {role: 'rowheader'},
  cell: {role: 'cell'},
};
