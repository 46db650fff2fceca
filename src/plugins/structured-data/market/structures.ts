import type {StructureEntry} from '../../../data/schema/market';
import type {StructureFile} from '../../../data/schema/structures';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Items} from './items';

/** Every structure, with its blocks filled in. */
export function structureEntries(files: readonly DataFile[], items: Items): Named[] {
  return files.flatMap((from) => {
    const {structures, source} = from.data as StructureFile;
    return Object.entries(structures).map(
      ([name, {title, description, legend, layers, bill = [], notes = []}]): Named => {
        const id = `${from.id}/${name}`;
        const entry: StructureEntry = {
          id,
          title,
          file: from.file,
          source,
          description,
          legend: Object.entries(legend).map(([char, {name: what, item}]) => {
            const keys = ['structures', name, 'legend', char, 'item'];
            const known = item === undefined ? undefined : items.find(from, keys, item);
            return {char, name: what, ...(known && {item: known})};
          }),
          layers,
          counts: Object.values(legend).flatMap(({name: what, count}) =>
            count === undefined ? [] : [{name: what, count}],
          ),
          bill: bill.flatMap(({item: itemId, ...rest}, index) => {
            const item = items.find(from, ['structures', name, 'bill', index, 'item'], itemId);
            return item ? [{item, ...rest}] : [];
          }),
          notes,
        };
        return {kind: 'structures', id, entry, from};
      },
    );
  });
}
