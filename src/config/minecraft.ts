/** A version of Minecraft that the mods' pages distinguish from other versions. */
export interface MinecraftVersion {
  /** Version as used in URLs, pages and data files. */
  id: string;
  /** Version as shown to readers. */
  label: string;
  /**
   * First and last Minecraft release that this version covers. Without `last`, it covers all releases before
   * the next entry.
   */
  first: string;
  last?: string;
  /** File format of the mods' settings. */
  settings: 'snbt' | 'json5';
}

/** Oldest first. After adding an entry, follow **A new version of Minecraft** in CONTRIBUTING.md. */
const table = [
  {id: '1.20.1', label: '1.20.1', first: '1.20.1', last: '1.20.1', settings: 'snbt'},
  {id: '1.21.1', label: '1.21.1', first: '1.21.1', last: '1.21.1', settings: 'snbt'},
  {id: '26.1', label: '26.1', first: '1.21.11', settings: 'json5'},
] as const satisfies readonly MinecraftVersion[];

/** The version that pages describe by default. Rows in `src/data` apply to it unless they state another version. */
export const documentedMinecraft = '1.21.1' satisfies Minecraft;

export type Minecraft = (typeof table)[number]['id'];

/** All versions, oldest first, with `id` typed as a union of the known ids. */
export const minecraftTable: readonly (MinecraftVersion & {id: Minecraft})[] = table;

export const minecraftVersions = table.map(({id}) => id);

export const isMinecraft = (id: string): id is Minecraft => minecraftTable.some((each) => each.id === id);

export const minecraftNamed = (id: Minecraft) => minecraftTable.find((each) => each.id === id)!;
