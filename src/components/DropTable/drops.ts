import type {DropEntry, ItemEntry} from '@site/src/data/schema/market';

/** Chance that a mesh drops an item. */
export interface Chance {
  /** Percentage as published, with two decimals. */
  percent: number;
  /** Whether this mesh has the highest chance for the item in this block. */
  bestMesh: boolean;
  /** Whether this is the item's highest chance in the whole table. */
  best: boolean;
}

/** The chances of one item in one block. */
export interface DropRow {
  /** Anchor of the row on the page. */
  anchor: string;
  item: ItemEntry;
  block: ItemEntry;
  /** Chances in the order of the table's meshes. Undefined if a mesh never drops the item. */
  chances: (Chance | undefined)[];
}

const names = new Intl.Collator('en');

/** Removes the namespace from an id: `ender_pearl` for `minecraft:ender_pearl`. */
export const localId = (id: string) => id.slice(id.indexOf(':') + 1);

const highest = ({chances}: DropRow) => Math.max(...chances.map((chance) => chance?.percent ?? 0));

export const percentText = (percent: number) => `${percent.toFixed(2)}%`;

/**
 * Merges the chances into one row per item and block. Blocks are in the order of the data, and items are sorted by
 * descending chance.
 */
export function dropRows({meshes, blocks, rows}: DropEntry): DropRow[] {
  return blocks.flatMap((block) => {
    const ofBlock = new Map<string, DropRow>();
    for (const {block: blockId, mesh, item, chance, best} of rows) {
      if (blockId !== block.id) continue;
      const row = ofBlock.get(item.id) ?? {
        anchor: `drop-${block.id}-${localId(item.id)}`,
        item,
        block: block.item,
        chances: meshes.map(() => undefined),
      };
      const column = meshes.findIndex(({id}) => id === mesh);
      row.chances[column] = {percent: chance, bestMesh: false, best};
      ofBlock.set(item.id, row);
    }
    const ofItems = [...ofBlock.values()];
    for (const row of ofItems) {
      const most = highest(row);
      // No mesh is marked when all chances are equal.
      if (row.chances.some((chance) => (chance?.percent ?? 0) < most)) {
        for (const chance of row.chances) {
          if (chance) chance.bestMesh = chance.percent === most;
        }
      }
    }
    return ofItems.sort((a, b) => highest(b) - highest(a) || names.compare(a.item.name, b.item.name));
  });
}
