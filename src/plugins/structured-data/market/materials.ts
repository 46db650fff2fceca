import {nearest} from '../../../content/suggest';
import type {Entry} from '../../../data/schema/entry';
import type {MaterialEntry} from '../../../data/schema/market';
import type {MaterialFile} from '../../../data/schema/materials';
import type {TraitFile} from '../../../data/schema/traits';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Items} from './items';
import {complainRepeated, parts} from './parts';
import {address} from './routes';

export const materialAnchor = (id: string) => `material-${id}`;
export const traitAnchor = (id: string) => `trait-${id}`;

/** Name and address of every trait of an add-on. */
export function traitsOf(file: DataFile | undefined): Map<string, MaterialEntry['trait']> {
  const groups = Object.values((file?.data as TraitFile | undefined)?.groups ?? {});
  return new Map(
    groups.flatMap(({page, traits}) =>
      Object.entries(traits).map(([id, {name}]) => [id, {id, name, href: address(page, traitAnchor(id))}]),
    ),
  );
}

/**
 * Materials with their traits and items filled in: all of an add-on, and each tier.
 * @param traitFiles the traits of a material stand in the file of the same name
 */
export function materialEntries(
  files: readonly DataFile[],
  traitFiles: readonly DataFile[],
  items: Items,
): Named[] {
  return files.flatMap((from) => {
    const data = from.data as MaterialFile;
    complainRepeated(from, 'materials', items);
    const traits = traitsOf(traitFiles.find(({id}) => id === from.id));
    const trait = (keys: PropertyKey[], id: string): MaterialEntry['trait'] => {
      const known = traits.get(id);
      if (!known) {
        const meant = nearest(id, traits.keys());
        items.complain(
          from,
          keys,
          `unknown trait "${id}"${meant === undefined ? '' : ` — did you mean "${meant}"?`}; traits stand in src/data/traits/${from.id}.yaml`,
        );
      }
      return known ?? {id, name: id, href: ''};
    };
    const whole: Entry<MaterialEntry> = {
      id: from.id,
      title: data.title,
      file: from.file,
      source: data.source,
      groups: Object.entries(data.groups).map(([group, {title, about, tier, materials}]) => ({
        id: group,
        title,
        ...(about !== undefined && {about}),
        rows: Object.entries(materials).map(([id, material]): MaterialEntry => {
          const at = (key: string) => ['groups', group, 'materials', id, key];
          const {name, head, handle, own_handle: own, obtained, since, notes = []} = material;
          const item = material.item === undefined ? undefined : items.find(from, at('item'), material.item);
          return {
            id,
            name,
            tier,
            anchor: materialAnchor(id),
            head,
            handle,
            own,
            trait: trait(at('trait'), material.trait),
            obtained,
            ...(item && {item}),
            ...(since !== undefined && {since}),
            notes,
          };
        }),
      })),
    };
    return parts('materials', whole, from);
  });
}
