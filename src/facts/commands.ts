/** Subcommands of `npm run facts`. src/cli/facts.ts parses the command line; README.md describes the arguments. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {documentedMinecraft} from '../config/minecraft';
import {loadFiles} from '../data/model/load';
import {extractApi} from './api/extract';
import {apiFolder, javaSamples, printApi} from './api/file';
import {checkFacts, countTable} from './check';
import {readByHand} from './check/by-hand';
import {extractedFolder, readExtracted} from './check/lookup';
import {drift} from './drift';
import {extract} from './extract';
import {printFacts} from './facts';
import {mods, type Mod} from './mods';
import {pinFile, printPins, readPins} from './pins/file';
import {listLine, makePins, movedPins} from './pins/pin';
import {minecraftOf} from './release';
import {readReleases} from './releases';
import {Repository, SourceError} from './repository';
import {readWritten, writeVersions} from './versions/files';

const root = process.cwd();

interface Options {
  /** Tag or commit of the mod. */
  ref?: string;
  /** File with the list of pins to create. */
  list?: string;
}

/** The part of a subcommand that needs the repository of the mod. Resolves to the output to print. */
type Work = (repository: Repository) => Promise<string>;

const data = () => loadFiles(path.join(root, 'src/data')).files;
const pinsOf = ({id}: Mod) => readPins(root).find((file) => file.id === id);

/** Returns the tag of the documented release. */
function documented({name}: Mod): string {
  const sources = data().map((file) => file.data.source as {mod?: string; version?: string} | undefined);
  const version = sources.find((source) => source?.mod === name)?.version;
  if (version === undefined) {
    throw new SourceError(`src/data has no version of ${name} — give a tag with --ref`);
  }
  return `v${version}`;
}

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

/** Extracts the facts of a mod at a tag into `src/data/extracted`. */
export function runExtract(mod: Mod, {ref = documented(mod)}: Options): Work {
  return async (repository) => {
    const facts = await extract(repository, ref, mod);
    const file = path.join(extractedFolder, mod.id, `${facts.version}.json`);
    write(file, printFacts(facts));
    return `${file}: from ${mod.repository} ${facts.ref} (${facts.commit.slice(0, 10)})`;
  };
}

/** Extracts the artifacts of a mod at a tag, and the signatures that samples on pages use, into `src/data/api`. */
export function runApi(mod: Mod, {ref = documented(mod)}: Options): Work {
  const samples = javaSamples(root).map(({text}) => text);
  return async (repository) => {
    const read = await extractApi(repository, ref, mod, samples);
    // Pages contain samples only for the documented version of Minecraft. For other versions, they list only
    // artifacts.
    const api = minecraftOf(read.minecraft) === documentedMinecraft ? read : {...read, classes: {}};
    const file = `${apiFolder}/${mod.id}/${api.version}.json`;
    write(file, printApi(api));
    return `${file}: ${api.maven.artifacts.join(', ')}, ${Object.keys(api.classes).length} classes`;
  };
}

/** Creates pins from a list, or updates the existing pins to another tag and lists the pins whose code has changed. */
export function runPin(mod: Mod, {ref, list}: Options): Work {
  const before = pinsOf(mod);
  const file = pinFile(mod.id);
  if (list !== undefined) {
    if (!existsSync(list)) {
      throw new SourceError(
        `${list}  does not exist — give a file with one "page | file | Class#method | words on the page" per line`,
      );
    }
    const from = {name: list, text: readFileSync(list, 'utf8')};
    const at = ref ?? before?.ref ?? documented(mod);
    return async (repository) => {
      const {text, made} = await makePins(root, repository, at, from, before, mod.repository);
      write(file, text);
      return `${file}: ${made} pins created at ${at}`;
    };
  }
  if (!before) {
    throw new SourceError(`${file} does not exist — give a list of pins to create with --list FILE`);
  }
  if (ref === undefined) {
    throw new SourceError('give a list of pins to create with --list FILE, or a newer tag with --ref TAG');
  }
  return async (repository) => {
    const moved = (await movedPins(repository, ref, before.pins)).map(({pin}) => pin);
    const pins = before.pins.filter((pin) => !moved.includes(pin));
    write(file, printPins({...before, ref, commit: repository.commit(ref), pins}));
    const valid = `${file}: ${pins.length} pins are valid at ${ref}.`;
    return moved.length === 0
      ? valid
      : `${valid} Compare these statements with the code, then pin them with --list:\n${moved.map(listLine).join('\n')}`;
  };
}

/** Reports changes in newer tags as Markdown. */
export function runDrift(mod: Mod): Work {
  const pinned = pinsOf(mod);
  const hasData = mods.includes(mod);
  const ref = !hasData && pinned ? pinned.ref : documented(mod);
  const before = readExtracted(root).get(`${mod.id} ${ref.slice(1)}`);
  if (!before && hasData) {
    throw new SourceError(
      `${extractedFolder}/${mod.id}/${ref.slice(1)}.json does not exist — run "npm run facts -- extract ${mod.id}"`,
    );
  }
  return (repository) => drift(repository, mod, before?.ref ?? ref, before, pinned?.pins ?? []);
}

/**
 * Writes all releases of all mods, with the releases that they depend on, to `src/data/releases.json`.
 * @param folder folder that contains a clone of each repository, such as `FTB-Chunks`; if undefined, clones them from
 * GitHub
 */
export function runReleases(folder?: string): string {
  const releases = mods.flatMap((mod) => {
    const place =
      folder === undefined
        ? `https://github.com/${mod.repository}.git`
        : path.join(folder, path.basename(mod.repository));
    const repository = Repository.open(place);
    try {
      return readReleases(repository, mod);
    } finally {
      repository.close();
    }
  });
  const file = 'src/data/releases.json';
  // One release per line, for readable diffs.
  write(file, `[\n${releases.map((release) => JSON.stringify(release)).join(',\n')}\n]\n`);
  return `${file}: ${releases.length} releases of ${mods.length} mods`;
}

const begin = '<!-- facts: written by npm run facts -- check --write -->';
const end = '<!-- /facts -->';

/**
 * Compares the data with the extractions.
 * @param isWritten whether to update `src/data/versions` and the table in `src/data/README.md`
 * @returns the text to print, and whether the check passed
 */
export function runCheck(isWritten: boolean): {text: string; isRight: boolean} {
  const written = isWritten ? undefined : readWritten(root);
  const {findings, counts, compared} = checkFacts(data(), readExtracted(root), readByHand(root), written);
  const table = countTable(counts);
  const readme = 'src/data/README.md';
  const text = readFileSync(path.join(root, readme), 'utf8');
  const wanted = `${text.split(begin)[0]}${begin}\n\n${table}\n\n${end}${text.split(end)[1]}`;
  const isOutdated = !isWritten && wanted !== text;
  if (isWritten) {
    writeVersions(root, compared);
    write(readme, wanted);
  }
  const lines = [
    ...findings.map(
      ({file, line, column = 1, found, allowed, fix}) =>
        `${file}:${line}:${column}  ${found}${allowed === undefined ? '' : ` — allowed: ${allowed}`} — ${fix}`,
    ),
    `\n${table}\n\n${counts.length} rows, ${findings.length} findings`,
    ...(isOutdated ? [`${readme}:1  the table is out of date — run "npm run facts -- check --write"`] : []),
  ];
  return {text: lines.join('\n'), isRight: findings.length === 0 && !isOutdated};
}
