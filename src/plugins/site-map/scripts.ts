/** What is looked up and moved in the bundler's scripts, after it has written them and before they are made smaller. */
import type {ModuleId, OwnPage} from './types';

const changed = (what: string, compare: string) =>
  new Error(
    `src/plugins/site-map no longer finds ${what} in the bundler's scripts. Compare ${compare} there with them.`,
  );

/** The place in src/navigation/site-map/all.ts that the names of the pages' files are written to. */
const placeOfFiles = 'PAGE_FILES';

/** `"name": [() => … .then(__webpack_require__.t.bind(__webpack_require__, 53364, 19))`: an entry of the registry. */
const entry =
  /"([^"]+)":\s*\[\s*\(\)\s*=>[^[\]]*(?:\[[^\]]*\])?[^[\]]*?\.then\(__webpack_require__(?:\.t)?\.bind\(__webpack_require__, ("[^"]+"|\d+)(?:, (\d+))?\)\)/g;

/**
 * @param script with the registry
 * @param names all chunks of the registry
 * @returns how the bundler's code gets the module of each
 * @throws Error when one is missing
 */
export function moduleIds(script: string, names: string[]): Record<string, ModuleId> {
  const found = new Map(
    [...script.matchAll(entry)].map(([, name, id, mode]): [string, ModuleId] => [
      name!,
      [JSON.parse(id!) as string | number, ...(mode === undefined ? [] : [Number(mode)])] as ModuleId,
    ]),
  );
  const missing = names.find((name) => !found.has(name));
  if (missing !== undefined) {
    throw changed(`the chunk ${missing} of the registry`, '`entry`');
  }
  return Object.fromEntries(names.map((name) => [name, found.get(name)!]));
}

/** `{"003f327c": "a73eacc5", …}[chunkId]` in the function that names the file of a chunk. */
const fileTable =
  /__webpack_require__\.u = (\([^)]*\)) => \{([\s\S]*?)(\{(?:"[^"]+": ?"[^"]+",?\s*)+\})\[chunkId\]/;

/** The table of Docusaurus's `gca`, which gets the number of a chunk from its name. */
const numberTable = /chunkId = (\{[^{}]*\})\[chunkId\]\|\|chunkId;/;

/**
 * Takes from the runtime what it knows of some chunks' files. It asks `__webpack_require__.files` from then on, which
 * the site map completes.
 * @param runtime script of the bundler's runtime
 * @param isTaken of which chunks
 * @returns what is left of the runtime, and what was taken
 * @throws Error when the runtime no longer looks as it did
 */
export function takeFiles(
  runtime: string,
  isTaken: (chunk: string) => boolean,
): {runtime: string; files: Record<string, string>} {
  const table = fileTable.exec(runtime)?.[3];
  if (table === undefined) {
    throw changed('the names of files', '`fileTable`');
  }
  const numbers = numberTable.exec(runtime)?.[1];
  // Chunks are numbered by their names (src/plugins/lean-scripts).
  if (
    numbers === undefined ||
    Object.entries(JSON.parse(numbers) as object).some(([name, number]) => name !== String(number))
  ) {
    throw changed('the names of chunks', '`numberTable`');
  }
  const all = Object.entries(JSON.parse(table.replace(/,\s*\}$/, '}')) as Record<string, string>);
  const pick = (taken: boolean) => Object.fromEntries(all.filter(([chunk]) => isTaken(chunk) === taken));
  return {
    runtime: runtime
      .replace(
        fileTable,
        (_all, parameters: string, before: string) =>
          `__webpack_require__.files = ${JSON.stringify(pick(false))};\n` +
          `__webpack_require__.u = ${parameters} => {${before}__webpack_require__.files[chunkId]`,
      )
      .replace(numberTable, ''),
    files: pick(true),
  };
}

/**
 * Puts the names of files into the script of the site map.
 * @throws Error when it has no place for them
 */
export function putFiles(script: string, files: Record<string, string>): string {
  if (script.split(placeOfFiles).length !== 2) {
    throw changed('the place for the names of files', '`placeOfFiles`');
  }
  return script.replace(placeOfFiles, () => JSON.stringify(files));
}

/** @returns a page's own script, which says first whose it is */
export function withOwnPage(script: string, page: OwnPage): string {
  return `globalThis.ftbPage = ${JSON.stringify(page)};\n${script}`;
}
