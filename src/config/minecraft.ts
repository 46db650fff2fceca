/** Versions of Minecraft that the mods' pages tell apart; the last stands for all from 1.21.11 on. Oldest first. */
export const minecraftVersions = ['1.20.1', '1.21.1', '26.1'] as const;
export type Minecraft = (typeof minecraftVersions)[number];

/** The version that pages are written for: its rows stand in `src/data`. */
export const documentedMinecraft = '1.21.1' satisfies Minecraft;

/** Which of them a release for this version of Minecraft belongs to; nothing for one that no page tells of. */
export function minecraftOf(version: string): Minecraft | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (version === '1.20.1' || version === '1.21.1') {
    return version;
  }
  return major >= 26 || (major === 1 && minor === 21 && patch >= 11) ? '26.1' : undefined;
}

/** Is it one that pages tell apart? */
export const isMinecraft = (version: string): version is Minecraft =>
  (minecraftVersions as readonly string[]).includes(version);
