import type {Sources} from '../sources';

/** Reads the names in a release that pages may mention, in addition to commands, options, nodes and properties. */

const patterns: readonly RegExp[] = [
  // String literals that look like names: ids, keys, paths, values.
  /"(\/?[A-Za-z_#][\w.:/$#%<>-]{1,79})"/g,
  /\b(?:class|interface|enum|record|@interface)\s+([A-Z]\w+)/g,
  /\b([a-z]\w{2,})\(/g,
  /\b([A-Z][A-Z0-9_]{2,})\s*[=(,;]/g,
  /^package ([\w.]+)/gm,
];

const ours =
  /^(java|javax|dev\.ftb|net\.minecraft|com\.mojang|com\.google|org\.(slf4j|apache|jetbrains|joml))\b/;

/** Returns the packages of other mods that the code imports, shortened to the first three parts. */
function packagesIn(text: string): string[] {
  return Array.from(text.matchAll(/^import (?:static )?([\w.]+)/gm), ([, name = '']) => name)
    .filter((name) => !ours.test(name))
    .map((name) => name.split('.').slice(0, 3).join('.'));
}

/** Captures the path of a resource in the archive of the mod, such as `data/ftbteambases/structure/lobby.nbt`. */
const resource = /(?:^|\/)src\/(?:main|generated)\/(?:resources|generated)\/(.+)$/;

/**
 * Reads all names in the sources of a release: ids, keys and values in code, classes and methods, language keys, one-word
 * labels, resources, and packages of other mods. The result is sorted.
 */
export function readNames({texts, paths, lang}: Sources): string[] {
  const java = [...texts.values()].filter(({path}) => path.endsWith('.java'));
  const inCode = java.flatMap(({text}) => [
    ...patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, name = '']) => name)),
    ...packagesIn(text),
  ]);
  const resources = paths.flatMap((path) => resource.exec(path)?.[1] ?? []);
  const words = [...lang.values()].filter((text) => /^\w+$/.test(text));
  return [...new Set([...inCode, ...lang.keys(), ...words, ...resources])].sort();
}
