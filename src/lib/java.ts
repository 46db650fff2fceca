/**
 * Returns the Java version that a Minecraft version requires, or undefined for an unreadable version.
 * @see https://minecraft.wiki/w/Tutorial:Update_Java
 */
export function javaFor(minecraft: string): number | undefined {
  const [, major = '', minor = '', patch = '0'] = /^(\d+)\.(\d+)(?:\.(\d+))?/.exec(minecraft) ?? [];
  if (major === '') return undefined;
  if (Number(major) > 1) return Number(major) >= 26 ? 25 : undefined;
  const number = Number(minor) + Number(patch) / 100;
  if (number >= 20.05) return 21;
  return number >= 18 ? 17 : number >= 17 ? 16 : 8;
}
