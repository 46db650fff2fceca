/**
 * Replaces roles and names that DocSearch 3.9.0 sets and that no prop can change. React rewrites an attribute only
 * when its value changes. These values never change, so it is enough to replace them once.
 */

/**
 * DocSearch's frame has the role `button` although it contains the whole dialog. The role is removed; our dialog
 * element has the right one.
 */
export function clearFrame(dialog: HTMLElement): void {
  const frame = dialog.querySelector('.DocSearch-Container')!;
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    frame.removeAttribute(name);
  }
}

/**
 * Makes a row an item of a tree. In DocSearch rows are options of list boxes, which must not contain links or
 * buttons; items of a tree may. All lists of DocSearch have the same id and name, so each list gets an id that the
 * field can point to.
 * @param hit content of a row
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
