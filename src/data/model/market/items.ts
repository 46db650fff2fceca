import {didYouMean} from '../../../lib/suggest';
import type {ShownSource} from '../../schema/common';
import {itemIdPattern, type Item, type ItemFile} from '../../schema/items';
import type {ItemEntry, ItemListEntry} from '../../schema/market';
import type {Column} from '../../schema/tables';
import {spriteCell} from '../../../sprites/cells';
import {textsIn, type DataFile} from '../load';
import type {Named} from '../types';
import {Resolver} from '../resolver';

/** A way to get an item: a recipe, a machine or a drop. */
export type Origin = {
  /** Short description, e.g. "sieve Gravel". */
  how: string;
  href: string;
};

/** Percent-encodes a route of the data, such as `/docs/…/Getting Started`. */
export function address(page: string, anchor?: string): string {
  return encodeURI(page) + (anchor === undefined ? '' : `#${anchor}`);
}

/** Returns the keys that every entry of an add-on contains. */
export function headOf({id, file, data}: DataFile) {
  return {id, title: data.title as string, file, source: data.source as ShownSource};
}

/** Returns the item ids in a file: the cells in columns of kind `item`, or every id in a file about an add-on. */
function itemsNamedIn({kind, data}: DataFile) {
  const texts = textsIn(data).filter(({text}) => itemIdPattern.test(text));
  switch (kind.name) {
    case 'recipes':
    case 'drops':
    case 'materials':
    case 'traits':
    case 'structures':
      return texts;
    case 'tables': {
      const groups = data.groups as Record<PropertyKey, {columns: Record<PropertyKey, Column>}>;
      return texts.filter(
        ({keys: [, group, , , column]}) => groups[group ?? '']?.columns[column ?? '']?.as === 'item',
      );
    }
    default:
      return [];
  }
}

/** Looks up items and the ways to get them. Reports unknown items in the files that use them. */
export class Items extends Resolver {
  private readonly known = new Map<string, {item: Item; from: DataFile}>();
  private readonly origins = new Map<string, Origin[]>();

  constructor(files: readonly DataFile[]) {
    super(files);
    for (const from of this.ofKind('items')) {
      for (const [id, item] of Object.entries((from.data as ItemFile).items)) {
        const before = this.known.get(id);
        if (before) {
          const message = `found "${id}" a second time (first in ${before.from.file}); remove one of the two`;
          this.report(from, ['items', id], message);
        }
        this.known.set(id, {item, from});
      }
    }
    for (const file of files) {
      for (const {text, keys} of itemsNamedIn(file).filter(({text: id}) => !this.known.has(id))) {
        const meant = didYouMean(text, this.known.keys());
        this.report(file, keys, `unknown item "${text}"${meant}; items are defined in src/data/items`);
      }
    }
  }

  /** Returns an item with the details that cells of recipes and tables show. */
  item(id: string): ItemEntry {
    return {id, name: this.known.get(id)?.item.name ?? id, sprite: spriteCell(id)};
  }

  /** Records a way to get an item. Earlier ways come first in descriptions. */
  addOrigin(id: string, origin: Origin): void {
    this.origins.set(id, [...(this.origins.get(id) ?? []), origin]);
  }

  /** Returns an item with all details. Call it after recipes and drops have been read. */
  describe(id: string): ItemEntry {
    const {note, page, published, obtained} = this.known.get(id)?.item ?? ({} as Partial<Item>);
    const isVanilla = id.startsWith('minecraft:');
    // Players usually do not get items of the base game through recipes of an add-on.
    const origins = isVanilla ? [] : (this.origins.get(id) ?? []);
    const ways = [...new Set(origins.map(({how}) => how))].slice(0, 2).join(', or ');
    return {
      ...this.item(id),
      gameId: published || isVanilla ? id : undefined,
      obtained: obtained ?? (ways || undefined),
      href: page === undefined ? origins[0]?.href : address(page),
      note,
    };
  }

  /** Creates an entry for each item, and for each file a list of its items. */
  entries(): Named[] {
    const items = [...this.known].map(([id, {from}]) => ({id, from, entry: this.describe(id)}));
    return [
      ...items.map((item) => ({kind: 'items', ...item})),
      ...this.ofKind('items').map((from) => {
        const own = items.filter((item) => item.from === from);
        const entry: ItemListEntry = {
          id: from.id,
          items: own.map(({entry: {id, name, sprite, gameId}}) => ({id, name, sprite, gameId})),
        };
        return {kind: 'item-lists', id: from.id, entry, from};
      }),
    ];
  }
}
