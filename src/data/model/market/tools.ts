import {didYouMean} from '../../../lib/suggest';
import type {Entry, Group} from '../../schema/entry';
import type {BuilderEntry, ItemLink, MaterialEntry, TraitEntry} from '../../schema/market';
import type {Material, MaterialFile} from '../../schema/materials';
import type {TraitFile} from '../../schema/traits';
import {findSprite} from '../../../sprites/cells';
import type {Palette} from '../../../sprites/read';
import {alphabets} from '../../../sprites/shape';
import type {DataFile} from '../load';
import type {Named} from '../types';
import {partOf} from '../rows';
import {address, headOf, type Items} from './items';

/** Creates the tables of tool materials and traits, and the data of the tool builder. */

const materialAnchor = (id: string) => `material-${id}`;
const traitAnchor = (id: string) => `trait-${id}`;

/** Creates the entries of a file and of each group. */
function tables<G extends {title: string; about?: string}, Row extends object>(
  from: DataFile,
  groups: Record<string, G>,
  rowsIn: (group: G, keys: PropertyKey[]) => Group<Row>['rows'],
): {whole: Entry<Row>; named: Named[]} {
  const whole: Entry<Row> = {
    ...headOf(from),
    groups: Object.entries(groups).map(([id, group]) => {
      const {title, about} = group;
      return {id, title, about, rows: rowsIn(group, ['groups', id])};
    }),
  };
  const entries = [whole, ...whole.groups.map((group) => partOf(whole, group.id, group))];
  return {whole, named: entries.map((entry) => ({kind: from.kind.name, id: entry.id, entry, from}))};
}

type Trait = {trait: MaterialEntry['trait']; unsure: string[]};

/**
 * Returns a function that looks up a trait of an add-on. The add-on's files in `traits` and `materials` have the same
 * name.
 */
function traitsOf(from: DataFile, items: Items): (keys: PropertyKey[], id: string) => Trait {
  const file = items.ofKind('traits').find(({id}) => id === from.id);
  const groups = Object.values((file?.data as TraitFile | undefined)?.groups ?? {});
  const known = new Map(
    groups.flatMap(({page, traits}) =>
      Object.entries(traits).map(([id, {name, unsure = []}]) => [
        id,
        {trait: {id, name, href: address(page, traitAnchor(id))}, unsure},
      ]),
    ),
  );
  return (keys, id) => {
    const found = known.get(id);
    if (!found) {
      const message = `unknown trait "${id}"${didYouMean(id, known.keys())}; traits are defined in src/data/traits/${from.id}.yaml`;
      items.report(from, keys, message);
    }
    return found ?? {trait: {id, name: id, href: ''}, unsure: []};
  };
}

const hex = (colour: Palette[number]) =>
  `#${colour.map((value) => value.toString(16).padStart(2, '0')).join('')}`.replace(/ff$/, '');

/** Returns the colours of the first sprite that exists. */
function coloursOf(...ids: string[]): string[] {
  const sprite = ids.map((id) => findSprite(id)).find((found) => found !== undefined);
  return sprite?.layers[0]?.palettes[0]?.map(hex) ?? [];
}

/** Returns the pixels of a sprite as rows of characters that stand for palette and tone. */
function pixelsOf(id: string): string[] {
  const shape = findSprite(id)?.layers[0]?.shape;
  return shape && 'rows' in shape
    ? shape.rows.map((row) =>
        row.map((pixel) => (pixel ? (alphabets[pixel.palette]?.[pixel.tone] ?? '.') : '.')).join(''),
      )
    : [];
}

/** Creates the data of a tool builder from a file of materials with `tools`. */
function builderOf(
  from: DataFile,
  table: Entry<MaterialEntry>,
  items: Items,
  traitOf: ReturnType<typeof traitsOf>,
): BuilderEntry {
  const {tools = {}, binding, groups} = from.data as MaterialFile;
  const heads = Object.values(tools).map(({head}) => head);
  const name = (id: string) => items.item(id).name;
  return {
    ...headOf(from),
    materials: table.groups.flatMap((group) =>
      group.rows.map(({id, name: called, tier, head, handle, trait: own, since, anchor}) => ({
        ...{id, name: called, tier, head, handle, trait: own, since},
        href: address(groups[group.id]!.page, anchor),
        // A part without a sprite for this material uses the colours of the part's default sprite.
        colours: coloursOf(...heads.flatMap((part) => [`${part}/${id}`, part])),
      })),
    ),
    tools: Object.entries(tools).map(([id, {item, head, handle, at, binding: takesBinding = false}]) => {
      if (takesBinding && !binding) {
        const fix = 'the file has no binding; add "binding: {part: …, item: …, trait: …}"';
        items.report(from, ['tools', id, 'binding'], fix);
      }
      return {
        id,
        name: name(item),
        head: name(head),
        handle: name(handle),
        binding: takesBinding,
        station: name(at),
        pixels: pixelsOf(item),
      };
    }),
    binding: binding && {
      name: name(binding.item),
      colours: coloursOf(binding.part),
      ...traitOf(['binding', 'trait'], binding.trait),
    },
  };
}

/** Creates the entries of materials for each add-on and tier, and the data of tool builders. */
export function materialEntries(items: Items): Named[] {
  return items.ofKind('materials').flatMap((from) => {
    const file = from.data as MaterialFile;
    const traitOf = traitsOf(from, items);
    const rowOf = (
      id: string,
      {notes = [], item, ...material}: Material,
      tier: number,
      keys: PropertyKey[],
    ) => ({
      id,
      ...material,
      tier,
      anchor: materialAnchor(id),
      trait: traitOf([...keys, 'materials', id, 'trait'], material.trait).trait,
      item: item === undefined ? undefined : items.item(item),
      notes,
    });
    const {whole, named} = tables(from, file.groups, ({tier, materials}, keys) =>
      Object.entries(materials).map(([id, material]): MaterialEntry => rowOf(id, material, tier, keys)),
    );
    const builder = file.tools && builderOf(from, whole, items, traitOf);
    return [...named, ...(builder ? [{kind: 'builders', id: from.id, entry: builder, from}] : [])];
  });
}

/** Returns links to the materials of an add-on, by trait. */
function materialsByTrait({id: addon}: DataFile, items: Items): Map<string, ItemLink[]> {
  const found = new Map<string, ItemLink[]>();
  const file = items.ofKind('materials').find(({id}) => id === addon)?.data as MaterialFile | undefined;
  for (const {page, materials} of Object.values(file?.groups ?? {})) {
    for (const [id, {name, trait}] of Object.entries(materials)) {
      const link = {name, href: address(page, materialAnchor(id))};
      found.set(trait, [...(found.get(trait) ?? []), link]);
    }
  }
  return found;
}

/** Creates the entries of traits for each add-on and tier, with the materials that have them. */
export function traitEntries(items: Items): Named[] {
  return items.ofKind('traits').flatMap((from) => {
    const materials = materialsByTrait(from, items);
    const {named} = tables(from, (from.data as TraitFile).groups, ({tier, traits}, keys) =>
      Object.entries(traits).map(([id, {item, notes = [], unsure = [], ...trait}]): TraitEntry => {
        const other = item === undefined ? [] : [{name: items.item(item).name}];
        const having = [...(materials.get(id) ?? []), ...other];
        if (having.length === 0) {
          const fix = `add it to a material in src/data/materials/${from.id}.yaml, or add "item" to the trait`;
          items.report(from, [...keys, 'traits', id], `no material has the trait "${id}"; ${fix}`);
        }
        return {id, ...trait, anchor: traitAnchor(id), tier, materials: having, notes, unsure};
      }),
    );
    return named;
  });
}
