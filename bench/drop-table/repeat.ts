import type {DropEntry} from '../../src/data/schema/market';

/**
 * Grows a drop table by sieving the same blocks again under new names.
 * @param entry the table to take blocks, items and chances from
 * @param wanted number of pairs of block and item, which is the number of rows the component draws
 * @returns a table with exactly that many; chances of each further round differ a little, so that repetition does not
 *   make the page smaller than a real one
 */
export function repeatDrops(entry: DropEntry, wanted: number): DropEntry {
  const pairs = [...new Set(entry.rows.map(({block, item}) => `${block} ${item.id}`))];
  const blocks: DropEntry['blocks'] = [];
  const rows: DropEntry['rows'] = [];
  for (let drawn = 0; drawn < wanted; drawn += 1) {
    const round = Math.floor(drawn / pairs.length);
    const [from, itemId] = pairs[drawn % pairs.length]!.split(' ');
    const block = round === 0 ? from! : `${from}_${round + 1}`;
    if (!blocks.some(({id}) => id === block)) {
      const {item} = entry.blocks.find(({id}) => id === from)!;
      blocks.push({
        id: block,
        item:
          round === 0 ? item : {...item, id: `${item.id}_${round + 1}`, name: `${item.name} ${round + 1}`},
      });
    }
    for (const row of entry.rows) {
      if (row.block === from && row.item.id === itemId) {
        const chance = Math.round(row.chance * (100 - ((round * 7 + drawn) % 13) * round)) / 100;
        rows.push({...row, block, chance, best: row.best && round === 0});
      }
    }
  }
  return {...entry, id: 'many-drops', title: `${wanted} drops`, blocks, rows};
}
