/** `npm run facts -- extract | versions | pin | check | drift`; what each does and takes stands in `src/facts/README.md`. */
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
import {pinFile, pinsFolder, printPins, readPins} from '../facts/pins/file';
import {listLine, makePins, movedPins} from '../facts/pins/pin';
import {Repository, SourceError} from '../facts/repository';
import {failWith} from './terminal';
import {compareVersions} from '../facts/versions';
import {readWritten, versionsFolder, writeVersions} from '../facts/versions/files';

const root = process.cwd();
const usage = `facts extract MOD [--ref TAG] [--repo FOLDER_OR_URL]
facts versions
facts pin MOD --list FILE [--ref TAG] [--repo FOLDER_OR_URL]
facts pin MOD --ref TAG [--repo FOLDER_OR_URL]
facts check [--write]
facts drift MOD [--repo FOLDER_OR_URL]
MOD is one of: ${mods.map(({id}) => id).join(', ')}; with pins only: ${pinnedOnly.map(({id}) => id).join(', ')}`;

function modNamed(id: string | undefined): Mod {
  const mod = [...mods, ...pinnedOnly].find((each) => each.id === id);
  if (!mod) {
    throw new SourceError(`"${id ?? ''}" is no mod that facts are read from\n\n${usage}`);
  }
  return mod;
}

const {data, extracted} = {
  data: () => loadFiles(path.join(root, 'src/data')).files,
  extracted: () => readExtracted(root),
};

/** The version that the data were written for. */
function documented({name}: Mod): string {
  const sources = data().map((file) => file.data.source as {mod?: string; version?: string} | undefined);
  const version = sources.find((source) => source?.mod === name)?.version;
  if (version === undefined) {
    throw new SourceError(`${name} has no data yet — name a tag with --ref`);
  }
  return `v${version}`;
}

async function withRepository<T>(
  mod: Mod,
  place: string | undefined,
  work: (repository: Repository) => Promise<T>,
): Promise<T> {
  const repository = Repository.open(place ?? `https://github.com/${mod.repository}.git`);
  try {
    return await work(repository);
  } finally {
    repository.close();
  }
}

async function runExtract(mod: Mod, ref: string | undefined, place: string | undefined): Promise<void> {
  const facts = await withRepository(mod, place, (repository) =>
    extract(repository, ref ?? documented(mod), mod.id, mod.repository),
  );
  const file = path.join(extractedFolder, mod.id, `${facts.version}.json`);
  mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(root, file), printFacts(facts));
  console.log(`${file}: from ${mod.repository} ${facts.ref} (${facts.commit.slice(0, 10)})`);
}

const begin = '<!-- facts: written by npm run facts -- check --write -->';
const end = '<!-- /facts -->';

function runCheck(write: boolean): number {
  const {findings, counts, rows} = checkFacts(data(), extracted(), readByHand(root), readWritten(root));
  const table = countTable(counts);
  const readme = path.join(root, 'src/data/README.md');
  const text = readFileSync(readme, 'utf8');
  const [before = '', after = ''] = [text.split(begin)[0], text.split(end)[1]];
  const wanted = `${before}${begin}\n\n${table}\n\n${end}${after}`;
  for (const {file, line, column = 1, found, allowed, fix} of findings) {
    console.log(`${file}:${line}:${column}  ${found} — ${allowed} — ${fix}`);
  }
  console.log(`\n${table}\n\n${rows} rows, ${findings.length} to settle`);
  if (write) {
    writeFileSync(readme, wanted);
  } else if (wanted !== text) {
    console.log(
      'src/data/README.md:1:1  its table of confirmed rows is out of date — run npm run facts -- check --write',
    );
    return 1;
  }
  return findings.length > 0 ? 1 : 0;
}

/** Makes pins from a list, or takes those that are there to another tag and prints the ones whose code is another. */
async function runPin(
  mod: Mod,
  list: string | undefined,
  ref: string | undefined,
  place: string | undefined,
): Promise<void> {
  const before = readPins(root).find(({id}) => id === mod.id);
  const file = path.join(root, pinFile(mod.id));
  mkdirSync(path.join(root, pinsFolder), {recursive: true});
  await withRepository(mod, place, async (repository) => {
    if (list !== undefined) {
      if (!existsSync(list)) {
        throw new SourceError(
          `${list}  is no file — a line of it is: page | file | Class#method | words of the page`,
        );
      }
      const from = {name: list, text: readFileSync(list, 'utf8')};
      const at = ref ?? before?.ref ?? documented(mod);
      const {text, made} = await makePins(root, repository, at, from, before, mod.repository);
      writeFileSync(file, text);
      console.log(`${pinFile(mod.id)}: ${made} pins made at ${at}`);
      return;
    }
    if (ref === undefined || !before) {
      throw new SourceError(`give what to pin with --list FILE, or a newer tag with --ref\n\n${usage}`);
    }
    const moved = (await movedPins(repository, ref, before.pins)).map(({pin}) => pin);
    const pins = before.pins.filter((pin) => !moved.includes(pin));
    writeFileSync(file, printPins({...before, ref, commit: repository.commit(ref), pins}));
    console.log(
      `${pinFile(mod.id)}: ${pins.length} pins hold at ${ref}. Read these again, then pin them with --list:\n${moved.map(listLine).join('\n')}`,
    );
  });
}

async function runDrift(mod: Mod, place: string | undefined): Promise<void> {
  const pinned = readPins(root).find(({id}) => id === mod.id);
  const isApp = pinnedOnly.includes(mod);
  const ref = isApp && pinned ? pinned.ref : documented(mod);
  const before = extracted().get(`${mod.id} ${ref.slice(1)}`);
  if (!before && !isApp) {
    throw new SourceError(
      `${extractedFolder}/${mod.id}/${ref.slice(1)}.json is not there — extract it first`,
    );
  }
  console.log(
    await withRepository(mod, place, (repository) =>
      drift(repository, mod, before?.ref ?? ref, before, pinned?.pins ?? []),
    ),
  );
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      ref: {type: 'string'},
      repo: {type: 'string'},
      list: {type: 'string'},
      write: {type: 'boolean', default: false},
    },
  });
  const [command, name] = positionals;
  switch (command) {
    case 'extract':
      await runExtract(modNamed(name), values.ref, values.repo);
      return 0;
    case 'pin':
      await runPin(modNamed(name), values.list, values.ref, values.repo);
      return 0;
    case 'drift':
      await runDrift(modNamed(name), values.repo);
      return 0;
    case 'versions': {
      const {mods: compared} = compareVersions(data(), extracted(), readByHand(root));
      writeVersions(root, compared);
      console.log(compared.map(({mod}) => `${versionsFolder}/${mod}.json`).join('\n'));
      return 0;
    }
    case 'check':
      return runCheck(values.write);
    default:
      console.log(usage);
      return command === undefined ? 0 : 1;
  }
}

void failWith(main);
