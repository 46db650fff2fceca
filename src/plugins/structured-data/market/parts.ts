import type {Entry} from '../../../data/schema/entry';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Items} from './items';

/** A file and each of its groups, as pages name them. */
export function parts(kind: string, whole: Entry<object>, from: DataFile): Named[] {
  return [
    {kind, id: whole.id, entry: whole, from},
    ...whole.groups.map((group) => {
      const id = `${whole.id}/${group.id}`;
      return {kind, id, entry: {...whole, id, title: group.title, groups: [group]}, from};
    }),
  ];
}

/**
 * An id becomes an address, so no two groups of a file may share one; a group itself cannot, its keys are unique.
 * @param rows key of a group that holds its rows
 */
export function complainRepeated(file: DataFile, rows: string, items: Items): void {
  const seen = new Map<string, string>();
  for (const [group, content] of Object.entries(file.data.groups as Record<string, Record<string, object>>)) {
    for (const id of Object.keys(content[rows] ?? {})) {
      const first = seen.get(id);
      if (first !== undefined) {
        items.complain(
          file,
          ['groups', group, rows, id],
          `found the id "${id}" a second time (first in the group ${first}); give each row its own id`,
        );
      }
      seen.set(id, first ?? group);
    }
  }
}
