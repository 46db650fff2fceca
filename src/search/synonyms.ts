/**
 * What players call the same thing; both engines know it. `embedded/query.ts` reads it at query time,
 * `hosted/settings.ts` uploads it.
 */

/** Equals, of one to three words each. */
export const synonyms: readonly (readonly string[])[] = [
  // Spelling
  ['color', 'colour'],
  ['gray', 'grey', 'greyed'],
  ['armor', 'armour'],
  ['questbook', 'quest book'],
  ['lootcrate', 'loot crate', 'loot box', 'lootbox'],
  ['mc', 'minecraft'],
  ['cmd', 'command'],
  ['perms', 'permissions'],
  ['inv', 'inventory'],
  ['dir', 'directory', 'folder'],
  ['pic', 'picture'],
  // Machine
  ['ram', 'memory'],
  ['oom', 'out of memory'],
  ['gpu', 'graphics card', 'video card', 'graphics chip'],
  ['igpu', 'integrated graphics', 'onboard graphics'],
  ['cpu', 'processor'],
  ['tps', 'ticks per second'],
  ['fps', 'frames per second', 'frame rate', 'framerate'],
  ['jvm flags', 'java arguments', 'jvm arguments', 'java args', 'jvm args', 'java flags'],
  ['startup arguments', 'launch arguments', 'launch options', 'start parameters'],
  ['antivirus', 'virus scanner'],
  // What readers do
  ['remove', 'delete', 'uninstall', 'erase', 'wipe'],
  ['disable', 'turn off', 'switch off', 'deactivate'],
  ['enable', 'turn on', 'switch on', 'activate'],
  ['log in', 'sign in', 'login'],
  ['create', 'make', 'build'],
  ['edit', 'change', 'modify'],
  ['screenshot', 'screen capture', 'print screen'],
  ['repair', 'fix'],
  // What things are
  ['config', 'configuration', 'settings', 'options'],
  ['modpack', 'pack'],
  ['launcher', 'ftb app'],
  ['limit', 'max', 'maximum'],
  ['broken', 'corrupt', 'corrupted', 'damaged'],
  ['syntax', 'grammar'],
  ['distance', 'range', 'radius'],
  // The game
  ['op', 'operator', 'admin'],
  ['tp', 'teleport'],
  ['rtp', 'random teleport'],
  ['ultimine', 'veinmine', 'vein mine', 'vein miner', 'veinminer'],
  ['game stage', 'gamestage', 'stage'],
];

/** Words that also stand for another, but not the other way round: who asks for the first is glad of the second. */
export const oneWaySynonyms: Readonly<Record<string, readonly string[]>> = {
  lag: ['tps', 'slow', 'fps'],
  laggy: ['tps', 'slow', 'fps'],
  stutter: ['slow', 'fps'],
  freeze: ['stuck', 'hang'],
  crash: ['crash report', 'log'],
  verify: ['repair', 'check'],
  validate: ['repair', 'check'],
  redownload: ['repair', 'reinstall'],
  broken: ['repair'],
  allocate: ['give', 'set'],
  assign: ['give', 'set'],
  location: ['folder', 'where', 'path'],
  extra: ['more', 'own'],
  additional: ['more', 'own'],
  custom: ['own'],
  delay: ['warmup', 'wait'],
  host: ['server', 'set up'],
  multiplayer: ['server', 'play with others'],
  friends: ['others', 'players'],
  hunger: ['exhaustion'],
  land: ['claim', 'chunk'],
  questline: ['chapter'],
  picture: ['screenshot'],
  ipv6: ['ipv4'],
  bedrock: ['marketplace'],
  money: ['currency'],
};
