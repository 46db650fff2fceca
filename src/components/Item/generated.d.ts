declare module '@generated/structured-data/default/items.json' {
  import type {ItemEntry} from '@site/src/data/schema/market';

  const items: Record<string, ItemEntry>;
  export default items;
}
