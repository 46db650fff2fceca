import type {DropFile} from '../../schema/drops';
import type {TableEntry} from '../../schema/entry';
import type {DropEntry, ItemEntry} from '../../schema/market';
import type {Column} from '../../schema/tables';
import type {DataFile} from '../load';
import type {Named} from '../types';
import {address, headOf, type Items} from './items';

/** Creates the table of all drop chances of an add-on. */
function wholeEntry(from: DataFile, items: Items): DropEntry {
  const {meshes, blocks, chances, about} = from.data as DropFile;
  const rows = Object.entries(chances).flatMap(([block, ofBlock]) =>
    Object.entries(ofBlock).flatMap(([id, byMesh]) => {
      const item = items.item(id);
      return Object.entries(byMesh).map(([mesh, chance]) => ({block, mesh, item, chance}));
    }),
  );
  const highest = new Map<string, number>();
  for (const {item, chance} of rows) {
    highest.set(item.id, Math.max(chance, highest.get(item.id) ?? 0));
  }
  return {
    ...headOf(from),
    about,
    meshes: Object.entries(meshes).map(([id, {item, tier}]) => ({id, item: items.item(item), tier})),
    blocks: Object.entries(blocks).map(([id, {item}]) => ({id, item: items.item(item)})),
    rows: rows.map((row) => ({...row, best: row.chance === highest.get(row.item.id)})),
  };
}

const percent = (chance: number) => `${chance.toFixed(2)}%`;

/** Creates a `FactTable` with the block and mesh that drop each item most often. */
function bestDrops(whole: DropEntry, best: readonly DropEntry['rows'][]): TableEntry {
  const id = 'best-drops';
  const title = 'Where each item drops most often';
  const [weakest] = whole.meshes;
  const itemOf = (list: {id: string; item: ItemEntry}[], wanted: string) =>
    list.find((entry) => entry.id === wanted)!.item.id;
  const rows = best.map((ofItem) => {
    const {item, chance} = ofItem[0]!;
    const withWeakest = whole.rows
      .filter((row) => row.item.id === item.id && row.mesh === weakest?.id)
      .map((row) => row.chance);
    return {
      anchor: `${id}-${item.id.replace(/^.*:/, '')}`,
      cells: {
        item: item.id,
        block: [...new Set(ofItem.map(({block}) => itemOf(whole.blocks, block)))],
        mesh: [...new Set(ofItem.map(({mesh}) => itemOf(whole.meshes, mesh)))],
        chance: percent(chance),
        weakest: withWeakest.length > 0 ? percent(Math.max(...withWeakest)) : 'never',
      },
    };
  });
  const known = new Map([...whole.rows, ...whole.blocks, ...whole.meshes].map(({item}) => [item.id, item]));
  const named = new Set(rows.flatMap(({cells: {item, block, mesh}}) => [item, ...block, ...mesh]));
  const columns: Record<string, Column> = {
    item: {title: 'Item', as: 'item'},
    block: {title: 'Block', as: 'item'},
    mesh: {title: 'Best mesh', as: 'item'},
    chance: {title: 'Chance', as: 'text'},
    weakest: {title: `Best with a ${weakest?.item.name ?? ''}`, as: 'text'},
  };
  // The items have no links, because links would lead away from the table.
  const items = Object.fromEntries([...named].map((item) => [item, known.get(item)!]));
  const {file, source} = whole;
  return {id: `${whole.id}/${id}`, title, file, source, groups: [{id, title, columns, items, rows}]};
}

/** Creates the tables of all drop chances and of the best chances. */
export function dropEntries(items: Items): Named[] {
  return items.ofKind('drops').flatMap((from) => {
    const whole = wholeEntry(from, items);
    const href = address((from.data as DropFile).page);
    const byItem = new Map<string, DropEntry['rows']>();
    for (const row of whole.rows.filter(({best}) => best)) {
      byItem.set(row.item.id, [...(byItem.get(row.item.id) ?? []), row]);
    }
    for (const [id, [row]] of byItem) {
      const block = whole.blocks.find((known) => known.id === row?.block)?.item.name;
      items.addOrigin(id, {how: `sieve ${block}`, href});
    }
    const best = [...byItem.values()].sort(([a], [b]) =>
      (a?.item.name ?? '').localeCompare(b?.item.name ?? '', 'en'),
    );
    const entry = bestDrops(whole, best);
    return [
      {kind: 'drops', id: whole.id, entry: whole, from},
      {kind: 'tables', id: entry.id, entry, from},
    ];
  });
}
