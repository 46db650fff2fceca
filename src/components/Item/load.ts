import type {ItemEntry} from '@site/src/data/schema/market';

/**
 * Fetches what tips say of all items.
 * @returns by the item's key
 * @throws Error when it cannot be had
 */
export async function loadItems(): Promise<Record<string, ItemEntry>> {
  const {default: items} = await import(
    /* webpackChunkName: "items" */ '@generated/structured-data/default/items.json'
  );
  return items;
}
