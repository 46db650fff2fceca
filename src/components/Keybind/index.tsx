import type {ReactNode} from 'react';
import type {KeyEntry} from '@site/src/data/schema/entry';
import Keys from '../Key/Keys';
import {misuse} from '../usage';

/**
 * One key from the data, inside a sentence: its default, or without one its name on the Controls screen.
 * @param data the entry that `id` names; filled in while the page is compiled
 * @throws when the id names more than one key
 */
export default function Keybind({id, data}: {id: string; data: KeyEntry}): ReactNode {
  const rows = data.groups.flatMap((group) => group.rows);
  const [row] = rows;
  if (rows.length !== 1 || !row) {
    return misuse('<Keybind>', `takes one key, as file/group/key; "${id}" names ${rows.length}.`);
  }
  return row.keys.length === 0 && row.label !== undefined ? (
    <>
      <strong>{row.label}</strong> (unbound)
    </>
  ) : (
    <Keys keys={row.keys} />
  );
}
