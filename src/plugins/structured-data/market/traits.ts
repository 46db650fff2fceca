import type {Entry} from '../../../data/schema/entry';
import type {ItemLink, TraitEntry} from '../../../data/schema/market';
import type {MaterialFile} from '../../../data/schema/materials';
import type {TraitFile} from '../../../data/schema/traits';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Items} from './items';
import {materialAnchor, traitAnchor} from './materials';
import {complainRepeated, parts} from './parts';
import {address} from './routes';

/** Materials by the trait they have, with links to their rows. */
function materialsByTrait(file: DataFile | undefined): Map<string, ItemLink[]> {
  const found = new Map<string, ItemLink[]>();
  for (const {page, materials} of Object.values((file?.data as MaterialFile | undefined)?.groups ?? {})) {
    for (const [id, {name, trait}] of Object.entries(materials)) {
      const link = {name, href: address(page, materialAnchor(id))};
      found.set(trait, [...(found.get(trait) ?? []), link]);
    }
  }
  return found;
}

/** Traits with the materials that have them: all of an add-on, and each tier. */
export function traitEntries(
  files: readonly DataFile[],
  materialFiles: readonly DataFile[],
  items: Items,
): Named[] {
  return files.flatMap((from) => {
    const data = from.data as TraitFile;
    complainRepeated(from, 'traits', items);
    const materials = materialsByTrait(materialFiles.find(({id}) => id === from.id));
    const whole: Entry<TraitEntry> = {
      id: from.id,
      title: data.title,
      file: from.file,
      source: data.source,
      groups: Object.entries(data.groups).map(([group, {title, about, tier, traits}]) => ({
        id: group,
        title,
        ...(about !== undefined && {about}),
        rows: Object.entries(traits).map(([id, {name, effect, applies, item, notes = [], unsure = []}]) => {
          const keys = ['groups', group, 'traits', id];
          const other = item === undefined ? undefined : items.find(from, [...keys, 'item'], item);
          const having: TraitEntry['materials'] = [
            ...(materials.get(id) ?? []),
            ...(other ? [{name: other.name}] : []),
          ];
          if (having.length === 0) {
            items.complain(
              from,
              keys,
              `no material has the trait "${id}"; name it in src/data/materials/${from.id}.yaml, or say which item has it`,
            );
          }
          return {
            id,
            name,
            anchor: traitAnchor(id),
            tier,
            materials: having,
            effect,
            applies,
            notes,
            unsure,
          };
        }),
      })),
    };
    return parts('traits', whole, from);
  });
}
