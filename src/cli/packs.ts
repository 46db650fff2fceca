/** `npm run packs -- read | settings | quests | refresh`; see `src/packs/README.md`. */
import {existsSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {documentedMinecraft} from '../config/minecraft';
import {modFacts} from '../data/model/facts';
import {loadData} from '../data/model/read';
import type {PackFile} from '../data/schema/packs';
import {askPack} from '../packs/api';
import {readManifest} from '../packs/manifest';
import {mergeReading, parsePack, printPack, type ReadFrom} from '../packs/merge';
import {readChapters} from '../packs/quests';
import {PackError, type PackReading} from '../packs/reading';
import {changedOptions, withNotes} from '../packs/settings';
import {failWith} from './terminal';

const usage = `npm run packs -- read FILE --pack NAME --url ADDRESS --day DAY     reads a local manifest; ADDRESS is its public address
npm run packs -- read --id N [--version N] [--pack NAME]           reads a pack from FTB's service
npm run packs -- quests FOLDER --pack NAME --of VERSION --url ADDRESS --day DAY    reads chapters from config/ftbquests/quests
npm run packs -- settings FOLDER --pack NAME --url ADDRESS --day DAY               reads changed options from a folder with .manifest.json
npm run packs -- refresh                                           updates every pack with an id, using FTB's service
NAME is the file name in src/data/packs without .yaml; DAY is a date such as 2026-06-05`;

const folder = 'src/data/packs';
const fileOf = (pack: string) => `${folder}/${pack}.yaml`;
const today = () => new Date().toISOString().slice(0, 10);

function known(pack: string): PackFile | undefined {
  const file = fileOf(pack);
  return existsSync(file) ? parsePack(readFileSync(file, 'utf8'), file) : undefined;
}

/** Validates and formats the data, writes the file, and returns its path. */
function save(pack: string, data: PackFile): string {
  const text = printPack(data, fileOf(pack));
  writeFileSync(fileOf(pack), text);
  return fileOf(pack);
}

interface Options {
  pack?: string;
  url?: string;
  day?: string;
  id?: string;
  version?: string;
  of?: string;
  service?: string;
}

function given(options: Options, ...names: (keyof Options)[]): string[] {
  return names.map((name) => {
    const value = options[name];
    if (value === undefined) throw new PackError(`--${name} is missing\n\n${usage}`);
    return value;
  });
}

function wholeNumber(text: string, option: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) {
    throw new PackError(`--${option} is "${text}", allowed: a whole number such as 129`);
  }
  return Number(text);
}

function put(pack: string, reading: PackReading, from: ReadFrom): string {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(pack)) {
    throw new PackError(
      `--pack is "${pack}", allowed: lower-case letters, digits and -, such as ftb-skies-2`,
    );
  }
  return `${save(pack, mergeReading(known(pack), reading, from))}: ${reading.versions.length} versions, ${reading.mods?.length ?? 0} mods read`;
}

async function fromService(options: Options, id: number): Promise<string> {
  const version = options.version === undefined ? undefined : wholeNumber(options.version, 'version');
  const {reading, url} = await askPack(id, version, options.service);
  const name = (reading.title ?? '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return put(options.pack ?? name, reading, {key: 'api', url, day: today()});
}

async function read(file: string | undefined, options: Options): Promise<string> {
  if (options.id !== undefined) {
    return fromService(options, wholeNumber(options.id, 'id'));
  }
  const [pack, url, day] = given(options, 'pack', 'url', 'day') as [string, string, string];
  if (file === undefined || !existsSync(file)) {
    throw new PackError(`${file === undefined ? 'FILE is missing' : `${file} does not exist`}\n\n${usage}`);
  }
  return put(pack, readManifest(readFileSync(file, 'utf8'), file), {key: 'manifest', url, day});
}

function textsIn(root: string): Map<string, string> {
  const names = readdirSync(root, {recursive: true, encoding: 'utf8'}).filter((name) =>
    name.endsWith('.snbt'),
  );
  return new Map(
    names.sort().map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8')]),
  );
}

function fromFolder(what: 'quests' | 'settings', root: string | undefined, options: Options): string {
  const [pack, url, day] = given(options, 'pack', 'url', 'day') as [string, string, string];
  const before = known(pack);
  if (!before) {
    throw new PackError(
      `${fileOf(pack)} does not exist; create it first with "npm run packs -- read --id N --pack ${pack}"`,
    );
  }
  if (root === undefined || !existsSync(root) || !statSync(root).isDirectory()) {
    throw new PackError(
      `${root === undefined ? 'FOLDER is missing' : `${root} is not a folder`}\n\n${usage}`,
    );
  }
  const data = {...before, sources: {...before.sources, [what]: {url, day}}};
  if (what === 'quests') {
    const chapters = readChapters(textsIn(root));
    const [version] = given(options, 'of') as [string];
    const file = save(pack, {...data, quests: {version, from: what, chapters}});
    return `${file}: ${chapters.length} chapters`;
  }
  const reading = readManifest(readFileSync(path.join(root, '.manifest.json'), 'utf8'), '.manifest.json');
  const minecraft = before.minecraft?.value ?? documentedMinecraft;
  const facts = modFacts(loadData(process.cwd()), () => '').filter((each) => each.minecraft === minecraft);
  const {
    options: found,
    remarks,
    compared,
  } = changedOptions((name) => {
    const file = path.join(root, name);
    return existsSync(file) ? readFileSync(file) : undefined;
  }, facts);
  const settings = {
    version: reading.of ?? '',
    from: what,
    options: withNotes(found, before.settings?.options),
  };
  const file = save(pack, {...data, settings});
  return [...remarks, `${file}: ${found.length} of ${compared} options differ`].join('\n');
}

async function refresh(options: Options): Promise<number> {
  let failed = 0;
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort()) {
    const pack = name.slice(0, -'.yaml'.length);
    const id = known(pack)?.id?.value;
    if (id === undefined) continue;
    try {
      console.log(await fromService({...options, pack}, id));
    } catch (error) {
      failed += 1;
      console.error((error as Error).message);
    }
  }
  return failed === 0 ? 0 : 1;
}

void failWith(async () => {
  const text = {type: 'string'} as const;
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {pack: text, url: text, day: text, id: text, version: text, of: text, service: text},
  });
  const [command, root] = positionals;
  switch (command) {
    case 'read':
      console.log(await read(root, values));
      return 0;
    case 'quests':
    case 'settings':
      console.log(fromFolder(command, root, values));
      return 0;
    case 'refresh':
      return refresh(values);
    case undefined:
      console.log(usage);
      return 0;
    default:
      throw new PackError(`unknown command "${command}"\n\n${usage}`);
  }
});
