/** A version of Minecraft that the mods' pages distinguish. */
export interface MinecraftVersion {
  /** Its name in addresses, pages and data files. */
  id: string;
  /** Its name for readers. */
  label: string;
  /** The first and the last release of Minecraft that it stands for. Without `last`, all releases up to the next version. */
  first: string;
  last?: string;
  /** Extension of the mods' settings files. */
  settings: 'snbt' | 'json5';
}

/** Oldest first. **A new version of Minecraft** in CONTRIBUTING.md lists the steps after an entry here. */
const table = [
  {id: '1.20.1', label: '1.20.1', first: '1.20.1', last: '1.20.1', settings: 'snbt'},
  {id: '1.21.1', label: '1.21.1', first: '1.21.1', last: '1.21.1', settings: 'snbt'},
  {id: '26.1', label: '26.1', first: '1.21.11', settings: 'json5'},
] as const satisfies readonly MinecraftVersion[];

/** The version that pages are written for: rows of `src/data` apply to it. */
export const documentedMinecraft = '1.21.1' satisfies Minecraft;

export type Minecraft = (typeof table)[number]['id'];

/** All versions, oldest first, with their ids as a union type. */
export const minecraftTable: readonly (MinecraftVersion & {id: Minecraft})[] = table;

export const minecraftVersions = table.map(({id}) => id);

export const isMinecraft = (id: string): id is Minecraft => minecraftTable.some((each) => each.id === id);

export const minecraftNamed = (id: Minecraft) => minecraftTable.find((each) => each.id === id)!;
