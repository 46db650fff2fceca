import type {ReactNode} from 'react';
import type {KeyEntry} from '@site/src/data/schema/entry';
import Keys from '../Key/Keys';
import {misuse} from '../usage';

/**
 * Renders the default key of a binding in a sentence, or the name of the binding on the Controls screen if it has
 * no default key.
 * @param data the entry that `id` refers to, inserted when the page is compiled
 * @throws Error when `id` does not refer to exactly one binding
 */
export default function Keybind({id, data}: {id: string; data: KeyEntry}): ReactNode {
  const rows = data.groups.flatMap((group) => group.rows);
  const [row] = rows;
  if (rows.length !== 1 || !row) {
    return misuse(
      '<Keybind>',
      `needs the id of a single key, file/group/key. "${id}" refers to ${rows.length} keys. Add the key to the id.`,
    );
  }
  return row.keys.length === 0 && row.label !== undefined ? (
    <>
      <strong>{row.label}</strong> (unbound)
    </>
  ) : (
    <Keys keys={row.keys} />
  );
}
