/**
 * Replaces roles and labels that DocSearch 3.9.0 sets and that no prop can change. Replacing them once is enough:
 * React updates an attribute only when its value changes, and these values never change.
 */

/**
 * Removes the `button` role that DocSearch sets on its container although the container includes the entire
 * dialog. Our dialog element has the correct role.
 */
export function clearFrame(dialog: HTMLElement): void {
  const frame = dialog.querySelector('.DocSearch-Container')!;
  for (const name of ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    frame.removeAttribute(name);
  }
}

/**
 * Turns a row into a tree item. DocSearch renders rows as list box options, which must not contain links or
 * buttons. Tree items may. All DocSearch lists have the same id and label, so each list gets a unique id
 * that the field can reference.
 * @param hit element with the content of a row
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
