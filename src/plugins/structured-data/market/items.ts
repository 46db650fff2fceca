import {nearest} from '../../../content/suggest';
import type {Item, ItemFile} from '../../../data/schema/items';
import type {ItemEntry, ItemListEntry} from '../../../data/schema/market';
import {spriteCell} from '../../../sprites/cells';
import type {Named} from '../entries';
import type {DataFile} from '../load';
import type {Resolver} from '../resolver';
import {address} from './routes';

/** One way to get an item: a recipe, a machine, a drop. */
export type Origin = {
  /** In a few words, e.g. "sieve Gravel". */
  how: string;
  href: string;
};

/** All items of the data, and how they are obtained. */
export class Items {
  private readonly known = new Map<string, {item: Item; from: DataFile}>();
  private readonly origins = new Map<string, Origin[]>();

  constructor(
    files: readonly DataFile[],
    private readonly resolver: Resolver,
  ) {
    for (const from of files.filter(({kind}) => kind.name === 'items')) {
      for (const [id, item] of Object.entries((from.data as ItemFile).items)) {
        const before = this.known.get(id);
        if (before) {
          this.complain(from, ['items', id], `found ${id} a second time (first in ${before.from.file})`);
        }
        this.known.set(id, {item, from});
      }
    }
  }

  complain(file: DataFile, keys: readonly PropertyKey[], message: string): void {
    this.resolver.complain(file, keys, message);
  }

  /**
   * The item as a cell of a recipe or table shows it.
   * @param file the file that names it, under `keys`; it is told when there is no such item
   * @param quiet the file was told before
   */
  find(file: DataFile, keys: readonly PropertyKey[], id: string, quiet?: 'quiet'): ItemEntry | undefined {
    const found = this.known.get(id)?.item;
    if (!found) {
      if (quiet) {
        return undefined;
      }
      const meant = nearest(id, this.known.keys());
      this.complain(
        file,
        keys,
        `unknown item "${id}"${meant === undefined ? '' : ` — did you mean "${meant}"?`}; items stand in src/data/items`,
      );
      return undefined;
    }
    return {id, name: found.name, sprite: spriteCell(id)};
  }

  /** Notes a way to get an item; the first one leads. */
  addOrigin(id: string, origin: Origin): void {
    this.origins.set(id, [...(this.origins.get(id) ?? []), origin]);
  }

  /** All that is known about an item; complete when recipes and drops have told how to get it. */
  describe(id: string): ItemEntry | undefined {
    const found = this.known.get(id);
    return found && this.entry(id, found.item);
  }

  /** Each item, and each file as a list of its items. */
  entries(): Named[] {
    const items = [...this.known].map(([id, {item, from}]) => ({
      kind: 'items',
      id,
      entry: this.entry(id, item),
      from,
    }));
    const lists = [...new Set(items.map(({from}) => from))].map((from) => ({
      kind: 'item-lists',
      id: from.id,
      entry: {
        id: from.id,
        items: items
          .filter((item) => item.from === from)
          .map(({entry: {id, name, sprite, gameId}}) => ({id, name, sprite, ...(gameId && {gameId})})),
      } satisfies ItemListEntry,
      from,
    }));
    return [...items, ...lists];
  }

  private entry(id: string, {name, note, page, published, ...item}: Item): ItemEntry {
    // What the base game has is not explained by an add-on that also makes it.
    const origins = id.startsWith('minecraft:') ? [] : (this.origins.get(id) ?? []);
    const ways = [...new Set(origins.map(({how}) => how))].slice(0, 2).join(', or ');
    const obtained = item.obtained ?? (ways === '' ? undefined : ways);
    const href = page === undefined ? origins[0]?.href : address(page);
    return {
      id,
      name,
      sprite: spriteCell(id),
      ...((published || id.startsWith('minecraft:')) && {gameId: id}),
      ...(obtained !== undefined && {obtained}),
      ...(href !== undefined && {href}),
      ...(note !== undefined && {note}),
    };
  }
}
