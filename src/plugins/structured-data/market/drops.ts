import type {TableEntry} from '../../../data/schema/entry';
import type {DropEntry, ItemEntry} from '../../../data/schema/market';
import type {DropFile} from '../../../data/schema/drops';
import {spriteCell} from '../../../sprites/cells';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Items} from './items';
import {address} from './routes';

/** The whole table of one add-on's sieve. */
function wholeEntry(from: DataFile, items: Items): DropEntry {
  const {meshes, blocks, chances, title, about, source} = from.data as DropFile;
  const unknown = (id: string): ItemEntry => ({id, name: id, sprite: 0});
  const find = (keys: PropertyKey[], id: string) => items.find(from, keys, id) ?? unknown(id);
  const rows = Object.entries(chances).flatMap(([block, ofBlock]) =>
    Object.entries(ofBlock).flatMap(([id, byMesh]) => {
      const item = find(['chances', block, id], id);
      return Object.entries(byMesh).map(([mesh, chance]) => ({block, mesh, item, chance, best: false}));
    }),
  );
  const highest = new Map<string, number>();
  for (const {item, chance} of rows) {
    highest.set(item.id, Math.max(chance, highest.get(item.id) ?? 0));
  }
  return {
    id: from.id,
    title,
    file: from.file,
    source,
    ...(about !== undefined && {about}),
    meshes: Object.entries(meshes).map(([id, {item, tier}]) => ({
      id,
      item: find(['meshes', id, 'item'], item),
      tier,
    })),
    blocks: Object.entries(blocks).map(([id, {item}]) => ({id, item: find(['blocks', id, 'item'], item)})),
    rows: rows.map((row) => ({...row, best: row.chance === highest.get(row.item.id)})),
  };
}

const percent = (chance: number) => `${chance.toFixed(2)}%`;

/** Where each item drops most often, as a table of facts. */
function bestDrops(from: DataFile, whole: DropEntry, items: Items): TableEntry {
  const title = 'Where each item drops most often';
  const [weakest] = whole.meshes;
  const idOf = (list: {id: string; item: ItemEntry}[], id: string) =>
    list.find((entry) => entry.id === id)?.item.id ?? id;
  const byItem = new Map<string, DropEntry['rows']>();
  for (const row of whole.rows.filter(({best}) => best)) {
    byItem.set(row.item.id, [...(byItem.get(row.item.id) ?? []), row]);
  }
  const rows = [...byItem.values()]
    .sort(([a], [b]) => (a?.item.name ?? '').localeCompare(b?.item.name ?? '', 'en'))
    .map((best) => {
      const {item, chance} = best[0]!;
      const withWeakest = whole.rows
        .filter((row) => row.item.id === item.id && row.mesh === weakest?.id)
        .map((row) => row.chance);
      return {
        anchor: `best-drops-${item.id.replace(/^.*:/, '')}`,
        cells: {
          item: item.id,
          block: [...new Set(best.map(({block}) => idOf(whole.blocks, block)))],
          mesh: [...new Set(best.map(({mesh}) => idOf(whole.meshes, mesh)))],
          chance: percent(chance),
          weakest: withWeakest.length > 0 ? percent(Math.max(...withWeakest)) : 'never',
        },
      };
    });
  const named = rows.flatMap(({cells: {item, block, mesh}}) => [item, ...block, ...mesh]);
  return {
    id: `${from.id}/best-drops`,
    title,
    file: from.file,
    source: whole.source,
    groups: [
      {
        id: 'best-drops',
        title,
        columns: {
          item: {title: 'Item', as: 'item'},
          block: {title: 'Block', as: 'item'},
          mesh: {title: 'Best mesh', as: 'item'},
          chance: {title: 'Chance', as: 'text'},
          weakest: {title: `Best with a ${weakest?.item.name ?? ''}`, as: 'text'},
        },
        // The table is about drops: what explains an item further leads away from it.
        items: Object.fromEntries(
          [...new Set(named)].map((id) => [
            id,
            {id, name: items.describe(id)?.name ?? id, sprite: spriteCell(id)},
          ]),
        ),
        rows,
      },
    ],
  };
}

/** All chances, and the best of every item. */
export function dropEntries(files: readonly DataFile[], items: Items): Named[] {
  return files.flatMap((from) => {
    const whole = wholeEntry(from, items);
    const href = address((from.data as DropFile).page);
    for (const {id} of new Map(whole.rows.map(({item}) => [item.id, item])).values()) {
      const best = whole.rows.find((row) => row.item.id === id && row.best);
      const block = whole.blocks.find((known) => known.id === best?.block)?.item.name;
      items.addOrigin(id, {how: `sieve ${block}`, href});
    }
    return [
      {kind: 'drops', id: from.id, entry: whole, from},
      {kind: 'tables', id: `${from.id}/best-drops`, entry: bestDrops(from, whole, items), from},
    ];
  });
}
