/** `npm run facts -- extract | pin | check | drift`; what each does and takes stands in `src/facts/README.md`. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadFiles} from '../plugins/structured-data/load';
import {checkFacts, countTable} from '../facts/check';
import {readByHand} from '../facts/check/by-hand';
import {extractedFolder, readExtracted} from '../facts/check/lookup';
import {drift} from '../facts/drift';
import {extract} from '../facts/extract';
import {printFacts} from '../facts/facts';
import {mods, pinnedOnly, type Mod} from '../facts/mods';
import {pinFile, printPins, readPins} from '../facts/pins/file';
import {listLine, makePins, movedPins} from '../facts/pins/pin';
import {Repository, SourceError} from '../facts/repository';
import {failWith} from './terminal';
import {readWritten, writeVersions} from '../facts/versions/files';

const root = process.cwd();
const usage = `facts extract MOD [--ref TAG] [--repo FOLDER_OR_URL]
facts pin MOD --list FILE [--ref TAG] [--repo FOLDER_OR_URL]
facts pin MOD --ref TAG [--repo FOLDER_OR_URL]
facts check [--write]
facts drift MOD [--repo FOLDER_OR_URL]
MOD is one of: ${mods.map(({id}) => id).join(', ')}; with pins only: ${pinnedOnly.map(({id}) => id).join(', ')}`;

interface Options {
  ref?: string;
  repo?: string;
  list?: string;
}

const data = () => loadFiles(path.join(root, 'src/data')).files;
const pinsOf = ({id}: Mod) => readPins(root).find((file) => file.id === id);

/** The version that the data were written for. */
function documented({name}: Mod): string {
  const sources = data().map((file) => file.data.source as {mod?: string; version?: string} | undefined);
  const version = sources.find((source) => source?.mod === name)?.version;
  if (version === undefined) {
    throw new SourceError(`${name} has no data yet — name a tag with --ref`);
  }
  return `v${version}`;
}

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
}

/** @returns what is printed */
type Work = (repository: Repository) => Promise<string>;

function runExtract(mod: Mod, {ref = documented(mod)}: Options): Work {
  return async (repository) => {
    const facts = await extract(repository, ref, mod.id, mod.repository);
    const file = path.join(extractedFolder, mod.id, `${facts.version}.json`);
    write(file, printFacts(facts));
    return `${file}: from ${mod.repository} ${facts.ref} (${facts.commit.slice(0, 10)})`;
  };
}

/** Makes pins from a list, or takes those that are there to another tag and prints the ones whose code is another. */
function runPin(mod: Mod, {ref, list}: Options): Work {
  const before = pinsOf(mod);
  const file = pinFile(mod.id);
  if (list !== undefined) {
    if (!existsSync(list)) {
      throw new SourceError(
        `${list}  is no file — a line of it is: page | file | Class#method | words of the page`,
      );
    }
    const from = {name: list, text: readFileSync(list, 'utf8')};
    const at = ref ?? before?.ref ?? documented(mod);
    return async (repository) => {
      const {text, made} = await makePins(root, repository, at, from, before, mod.repository);
      write(file, text);
      return `${file}: ${made} pins made at ${at}`;
    };
  }
  if (ref === undefined || !before) {
    throw new SourceError(`give what to pin with --list FILE, or a newer tag with --ref\n\n${usage}`);
  }
  return async (repository) => {
    const moved = (await movedPins(repository, ref, before.pins)).map(({pin}) => pin);
    const pins = before.pins.filter((pin) => !moved.includes(pin));
    write(file, printPins({...before, ref, commit: repository.commit(ref), pins}));
    return `${file}: ${pins.length} pins hold at ${ref}. Read these again, then pin them with --list:\n${moved.map(listLine).join('\n')}`;
  };
}

function runDrift(mod: Mod): Work {
  const pinned = pinsOf(mod);
  const isApp = pinnedOnly.includes(mod);
  const ref = isApp && pinned ? pinned.ref : documented(mod);
  const before = readExtracted(root).get(`${mod.id} ${ref.slice(1)}`);
  if (!before && !isApp) {
    throw new SourceError(
      `${extractedFolder}/${mod.id}/${ref.slice(1)}.json is not there — extract it first`,
    );
  }
  return (repository) => drift(repository, mod, before?.ref ?? ref, before, pinned?.pins ?? []);
}

const begin = '<!-- facts: written by npm run facts -- check --write -->';
const end = '<!-- /facts -->';

function runCheck(isWritten: boolean): number {
  const written = isWritten ? undefined : readWritten(root);
  const {findings, counts, compared} = checkFacts(data(), readExtracted(root), readByHand(root), written);
  const table = countTable(counts);
  const readme = 'src/data/README.md';
  const text = readFileSync(path.join(root, readme), 'utf8');
  const wanted = `${text.split(begin)[0]}${begin}\n\n${table}\n\n${end}${text.split(end)[1]}`;
  for (const {file, line, column = 1, found, allowed, fix} of findings) {
    console.log(`${file}:${line}:${column}  ${found} — ${allowed} — ${fix}`);
  }
  console.log(`\n${table}\n\n${counts.length} rows, ${findings.length} to settle`);
  if (isWritten) {
    writeVersions(root, compared);
    write(readme, wanted);
  } else if (wanted !== text) {
    console.log(`${readme}:1  its table is out of date — run npm run facts -- check --write`);
    return 1;
  }
  return findings.length > 0 ? 1 : 0;
}

/** The commands that read a mod's repository. */
const commands = new Map(Object.entries({extract: runExtract, pin: runPin, drift: runDrift}));

void failWith(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      ref: {type: 'string'},
      repo: {type: 'string'},
      list: {type: 'string'},
      write: {type: 'boolean', default: false},
    },
  });
  const [name = '', id = ''] = positionals;
  if (name === 'check') {
    return runCheck(values.write);
  }
  const command = commands.get(name);
  if (!command) {
    console.log(usage);
    return name === '' ? 0 : 1;
  }
  const mod = [...mods, ...pinnedOnly].find((each) => each.id === id);
  if (!mod) {
    throw new SourceError(`"${id}" is no mod that facts are read from\n\n${usage}`);
  }
  const work = command(mod, values);
  const repository = Repository.open(values.repo ?? `https://github.com/${mod.repository}.git`);
  try {
    console.log(await work(repository));
  } finally {
    repository.close();
  }
  return 0;
});
