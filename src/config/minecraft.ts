/** A version of Minecraft that the mods' pages tell apart. */
export interface MinecraftVersion {
  /** What addresses, pages and data files call it. */
  id: string;
  /** What readers see. */
  label: string;
  /** The line of Minecraft's releases that it stands for: the first of them, and the last. Without `last` it goes on to the next version. */
  first: string;
  last?: string;
  /** How the names of the mods' settings files end. */
  settings: 'snbt' | 'json5';
}

/** All of them, oldest first. **A new version of Minecraft** in CONTRIBUTING.md says what comes after an entry here. */
const table = [
  {id: '1.20.1', label: '1.20.1', first: '1.20.1', last: '1.20.1', settings: 'snbt'},
  {id: '1.21.1', label: '1.21.1', first: '1.21.1', last: '1.21.1', settings: 'snbt'},
  {id: '26.1', label: '26.1', first: '1.21.11', settings: 'json5'},
] as const satisfies readonly MinecraftVersion[];

/** The version that pages are written for: its rows stand in `src/data`. */
export const documentedMinecraft = '1.21.1' satisfies Minecraft;

export type Minecraft = (typeof table)[number]['id'];

/** The versions, each with its id as a type of its own. */
export const minecraftTable: readonly (MinecraftVersion & {id: Minecraft})[] = table;

/** Their ids. */
export const minecraftVersions = table.map(({id}) => id);

/** Is it one that pages tell apart? */
export const isMinecraft = (id: string): id is Minecraft => minecraftTable.some((each) => each.id === id);

/** The version with this id. */
export const minecraftNamed = (id: Minecraft) => minecraftTable.find((each) => each.id === id)!;
