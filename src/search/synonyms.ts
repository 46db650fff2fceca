/**
 * Words players use for the same thing; both engines know them. A group holds equals of one to three words each.
 * `embedded/` reads them at query time, `hosted/settings.ts` uploads them.
 */
export const synonyms: readonly (readonly string[])[] = [
  ['ram', 'memory'],
  ['mc', 'minecraft'],
  ['questbook', 'quest book'],
  ['op', 'operator', 'admin'],
  ['tps', 'ticks per second'],
  ['fps', 'frames per second', 'frame rate'],
  ['gpu', 'graphics card', 'video card'],
  ['cpu', 'processor'],
  ['config', 'configuration', 'settings'],
  ['perms', 'permissions', 'permission node'],
  ['jvm flags', 'java arguments', 'jvm arguments', 'java args', 'jvm args'],
  ['startup arguments', 'launch arguments', 'launch options', 'start parameters'],
  ['folder', 'directory'],
  ['remove', 'delete', 'uninstall'],
  ['modpack', 'pack'],
  ['launcher', 'ftb app'],
  ['tp', 'teleport'],
  ['rtp', 'random teleport'],
  ['veinmine', 'vein mine', 'vein miner', 'ultimine'],
  ['oom', 'out of memory'],
  ['smeltery', 'foundry'],
  ['stage', 'gamestage', 'game stage'],
  ['anti virus', 'antivirus', 'virus scanner'],
  ['screenshot', 'screen capture'],
];

/** Words that also mean another, but not the other way round: who asks for the first is glad of the second. */
export const oneWaySynonyms: Readonly<Record<string, readonly string[]>> = {
  lag: ['tps', 'slow', 'fps'],
  laggy: ['tps', 'slow', 'fps'],
  freeze: ['lag', 'stuck'],
  crash: ['crash report', 'log'],
  nbt: ['snbt'],
  home: ['homes'],
  vein: ['ultimine'],
  bedrock: ['marketplace'],
  broken: ['repair'],
  corrupt: ['repair'],
  fix: ['repair'],
};
