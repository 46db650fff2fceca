/**
 * Replaces roles and names that DocSearch 3.9.0 sets and has no props for. React rewrites an attribute only when its value
 * changes, and these values never change, so each is set once.
 */

/** The frame has the role `button` although it contains the whole dialog; our dialog element surrounds it. */
export function clearFrame(dialog: HTMLElement): void {
  const frame = dialog.querySelector('.DocSearch-Container')!;
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    frame.removeAttribute(name);
  }
}

/**
 * Rows are options of list boxes, which must hold neither links nor buttons; items of a tree may. All lists have the same id and
 * name; the field points to them by ids of their own.
 * @param hit what is inside of a row
 */
export function nameRow(hit: HTMLElement): void {
  const row = hit.closest('li')!;
  const list = row.parentElement!;
  row.setAttribute('role', 'treeitem');
  if (list.role !== 'tree') {
    list.role = 'tree';
    list.id = row.id.replace(/item-\d+$/, 'list');
    const heading = list.previousElementSibling!;
    heading.id = `${list.id}-heading`;
    list.setAttribute('aria-labelledby', heading.id);
  }
}
