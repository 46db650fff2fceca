import {editDistance} from '@site/src/content/edit-distance';
import type {DropEntry, ItemEntry} from '@site/src/data/schema/market';

/** How often a mesh gets an item out of a block. */
export interface Chance {
  /** As published, two decimals. */
  percent: number;
  /** No other mesh of the table gets the item out of this block more often. */
  bestMesh: boolean;
  /** No other mesh gets it out of any block more often. */
  best: boolean;
}

/** An item that a block gives. */
export interface DropRow {
  /** Id of the row in the page. */
  anchor: string;
  item: ItemEntry;
  block: ItemEntry;
  /** One per mesh of the table, in its order; undefined where the mesh never gets the item. */
  chances: (Chance | undefined)[];
  /** What the filter looks at: names and ids in plain words. Made once, because it is read at every key. */
  words: string;
}

const names = new Intl.Collator('en');

/** `minecraft:ender_pearl` → `ender_pearl`. */
const localId = (id: string) => id.slice(id.indexOf(':') + 1);

const highest = ({chances}: DropRow) => Math.max(...chances.map((chance) => chance?.percent ?? 0));

/** Percent as published. */
export const percentText = (percent: number) => `${percent.toFixed(2)}%`;

/**
 * Gathers the chances of an item and a block into one row: blocks in the order of the data, the likeliest item of each
 * first.
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
        words: wordsOf(`${item.name} ${item.id} ${block.item.name} ${block.id}`).join(' '),
      };
      const column = meshes.findIndex(({id}) => id === mesh);
      row.chances[column] = {percent: chance, bestMesh: false, best};
      ofBlock.set(item.id, row);
    }
    const ofItems = [...ofBlock.values()];
    for (const row of ofItems) {
      const most = highest(row);
      // A best of equals is none.
      if (row.chances.some((chance) => (chance?.percent ?? 0) < most)) {
        for (const chance of row.chances) {
          if (chance) chance.bestMesh = chance.percent === most;
        }
      }
    }
    return ofItems.sort((a, b) => highest(b) - highest(a) || names.compare(a.item.name, b.item.name));
  });
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The word and what it may be the plural of: "pearls", "torches", "berries". */
function forms(word: string): string[] {
  return [
    word,
    ...(/..s$/.test(word) ? [word.slice(0, -1)] : []),
    ...(/..es$/.test(word) ? [word.slice(0, -2)] : []),
    ...(/..ies$/.test(word) ? [`${word.slice(0, -3)}y`] : []),
  ];
}

/**
 * Reads what was typed into the filter.
 * @param query words in any order, singular or plural, or an item's id
 * @returns whether a row's item or block has all of them; every row, when nothing was typed
 */
export function dropFilter(query: string): (row: DropRow) => boolean {
  const wanted = wordsOf(query).map(forms);
  return ({words}) => wanted.every((word) => word.some((form) => words.includes(form)));
}

/**
 * The name a person most likely meant who found nothing.
 * @returns the name of an item or block of the table, or undefined when none is near
 */
export function meantName(query: string, rows: readonly DropRow[]): string | undefined {
  const typed = wordsOf(query).join(' ');
  let limit = Math.max(1, Math.floor(typed.length / 3));
  let best: string | undefined;
  for (const name of new Set(rows.flatMap(({item, block}) => [item.name, block.name]))) {
    const words = wordsOf(name);
    for (const candidate of [words.join(' '), ...words]) {
      const distance = editDistance(typed, candidate, limit);
      if (distance <= limit) {
        best = name;
        // Only something strictly nearer may replace it.
        limit = distance - 1;
      }
    }
  }
  return best;
}

/** Where an item drops most often. */
export interface Source {
  item: ItemEntry;
  block: ItemEntry;
  /** Positions of the meshes; several when they are equally good. */
  meshes: number[];
  percent: number;
}

/**
 * The answer to "where do I get it?".
 * @param rows what the filter left
 * @returns the likeliest block and meshes when all rows are about one item, else undefined
 */
export function bestSource(rows: readonly DropRow[]): Source | undefined {
  const [first] = rows;
  if (!first || rows.some(({item}) => item.id !== first.item.id)) {
    return undefined;
  }
  const row = rows.reduce((most, other) => (highest(other) > highest(most) ? other : most));
  const percent = highest(row);
  const meshes = row.chances.flatMap((chance, mesh) => (chance?.percent === percent ? [mesh] : []));
  return {item: first.item, block: row.block, meshes, percent};
}
