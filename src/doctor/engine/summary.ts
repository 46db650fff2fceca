import {javaFor} from '../../lib/java';
import type {RulePattern} from '../rules/rules';
import type {ScannedFile} from './findings';
import type {Cleaner} from './clean';
import type {Fact, Hit} from './types';

type Source = RulePattern & {fact: string};
const fact = (name: string, anchor: string, source: string): Source => ({fact: name, anchor, source});

/**
 * Patterns for lines with facts about the game and the PC. Group `v` captures the value. If several patterns for
 * the same fact match, the first pattern in this list wins.
 */
export const factPatterns: readonly Source[] = [
  fact('Minecraft', 'Minecraft Version: ', 'Minecraft Version: (?<v>\\S.{0,40})'),
  fact('Minecraft', '--fml.mcVersion', '--fml\\.mcVersion,? (?<v>[\\w.-]{1,30})'),
  fact('Minecraft', 'Starting minecraft server version ', 'server version (?<v>\\S.{0,40})'),
  fact('Minecraft', 'Loading Minecraft ', 'Loading Minecraft (?<v>\\S{1,40}) with'),
  fact('Minecraft', ' for Minecraft ', 'Loader version \\S{1,30} for Minecraft (?<v>[\\d.]{1,12})'),
  fact('NeoForge', '--fml.neoForgeVersion', '--fml\\.neoForgeVersion,? (?<v>[\\w.-]{1,30})'),
  fact('NeoForge', 'NeoForge: net.neoforged:', 'net\\.neoforged:(?<v>[\\w.-]{1,30})'),
  fact('NeoForge', '|neoforge ', '\\|neoforge {1,30}\\|(?<v>[\\w.-]{1,30})'),
  fact('Forge', '--fml.forgeVersion', '--fml\\.forgeVersion,? (?<v>[\\w.-]{1,30})'),
  fact('Forge', 'Forge: net.minecraftforge:', 'net\\.minecraftforge:(?<v>[\\w.-]{1,30})'),
  fact('Forge', 'MinecraftForge v', 'MinecraftForge v(?<v>[\\d.]{1,30}) Init'),
  fact('Forge', 'Forge Mod Loader version ', 'Forge Mod Loader version (?<v>[\\d.]{1,30})'),
  fact('Fabric', 'with Fabric Loader ', 'with Fabric Loader (?<v>[\\w.+-]{1,30})'),
  fact('Fabric', 'fabricloader', 'fabricloader(?:: Fabric Loader|@) ?(?<v>\\d[\\w.+-]{1,30})'),
  fact('Quilt', 'with Quilt Loader ', 'with Quilt Loader (?<v>[\\w.+-]{1,30})'),
  fact('Quilt', 'quilt_loader', 'quilt_loader\\W{1,40}(?<v>\\d[\\w.+-]{1,30})'),
  fact('Java', 'Java Version: ', 'Java Version: (?<v>\\d.{0,60})'),
  fact('Java', 'starting: java version ', 'java version (?<v>\\d[\\w.+-]{0,30} by [^;]{1,40})'),
  fact('Java', '# JRE version: ', '# JRE version: (?<v>.{1,80})'),
  fact('Java', 'Java is version ', 'Java is version (?<v>[\\w.+-]{1,30})'),
  fact('Java', 'JVM identified as ', 'JVM identified as (?<v>.{1,80})'),
  fact('given', '-Xmx', '-Xmx(?<v>\\d{1,10}[kKmMgG]?)'),
  fact('given', ' bytes (', ' up to (?<v>\\d{6,15}) bytes \\('),
  fact('given', 'Setting initial memory to ', 'memory to \\S{1,20} and max to (?<v>\\d{1,10}[kKmMgG]?)'),
  fact('present', 'physical ', 'Memory: \\S{1,4} page, (?:system-wide )?physical (?<v>\\d{4,12}[kKM])'),
  fact('slot', 'Memory slot #', 'Memory slot #\\d{1,2} capacity \\(MiB\\): (?<v>\\d{3,7})'),
  fact('slot', 'Memory slot #', 'Memory slot #\\d{1,2} capacity \\(MB\\): (?<v>\\d{3,7})'),
  fact('Processor', 'Processor Name: ', 'Processor Name: (?<v>\\S.{0,70})'),
  fact('Processor', 'CPU: ', '\\sCPU: (?<v>\\d{1,3}x \\S.{0,70})'),
  fact('Processor', 'Host: ', '^Host: (?<v>[^,]{3,80}, \\d{1,3} cores)'),
  fact('Graphics card', 'Backend API: ', 'Backend API: (?<v>\\S.{0,80}) GL version'),
  fact('Graphics card', 'OpenGL Renderer: ', 'OpenGL Renderer: (?<v>\\S.{0,80})'),
  fact('Graphics card', 'Graphics card #0 name: ', '#0 name: (?<v>\\S.{0,80})'),
  fact('Graphics driver', ' GL version ', ' GL version (?<v>\\S.{0,80})'),
  fact(
    'Graphics driver',
    'Graphics card #0 versionInfo: ',
    'versionInfo: (?:DriverVersion=)?(?<v>\\d.{0,50})',
  ),
  fact('System', 'Operating System: ', 'Operating System: (?<v>\\S.{0,80})'),
  fact('System', '; OS ', '; OS (?<v>\\S.{0,60}) arch '),
  fact('System', 'OS: ', '^OS: {0,3}(?<v>[A-Z].{0,80})'),
  fact('mods', '|Manifest: ', '\\|Manifest: '),
  fact('Mods', ' mods', 'Loading (?<v>\\d{1,4}) mods'),
  fact('Mods', ' mods to load', 'identified (?<v>\\d{1,4}) mods to load'),
  fact('Instance', 'nstances', '[\\\\/][Ii]nstances[\\\\/](?<v>[^\\\\/,"\';:<>|*?]{1,60})'),
  fact('Launcher', 'Launcher name: ', 'Launcher name: (?<v>\\S.{0,40})'),
];

const kindsFirst = ['crash', 'hs_err', 'log', 'app', 'installer'];

/** Converts a memory size such as `8G`, `8192m` or `8589934592` to bytes. */
function bytesOf(text: string): number {
  const unit = {k: 2 ** 10, m: 2 ** 20, g: 2 ** 30}[text.slice(-1).toLowerCase()] ?? 1;
  return Number.parseInt(text, 10) * unit;
}

const inMebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

function javaMajor(java: string): number | undefined {
  const [, first, second] = /(?<![\w.])(?:1\.)?(\d+)[._+]?(\d*)/.exec(java.replace(/^.*\((?=\d)/, '')) ?? [];
  return first === undefined || second === undefined ? undefined : Number(first);
}

/** A Java version that does not fit the Minecraft version. */
export interface JavaMismatch {
  is: 'java-old' | 'java-new';
  java: number;
  wanted: number;
  minecraft: string;
}

/**
 * Returns a mismatch if Java is older than the game requires or newer than its mods support. Mods for
 * Minecraft 1.17 to 1.20.4 work with Java 21, but not with newer versions of Java.
 */
function javaMismatch(values: ReadonlyMap<string, string>): JavaMismatch | undefined {
  const [minecraft = '', version = ''] = [values.get('Minecraft'), values.get('Java')];
  const [wanted, java] = [javaFor(minecraft), javaMajor(version)];
  if (wanted === undefined || java === undefined) return undefined;
  const most = wanted === 8 ? 8 : wanted < 21 ? 21 : Infinity;
  const is = java < wanted ? 'java-old' : java > most ? 'java-new' : undefined;
  return is && {is, java, wanted, minecraft};
}

/** Returns warnings about unsuitable values, keyed by the name of the fact. */
function warnings(values: Map<string, string>, given: number, present: number): Map<string, string> {
  const found = new Map<string, string>();
  const mismatch = javaMismatch(values);
  if (mismatch) {
    const {is, minecraft, wanted} = mismatch;
    found.set(
      'Java',
      is === 'java-old'
        ? `Minecraft ${minecraft} needs Java ${wanted}`
        : `mod loaders for Minecraft ${minecraft} expect Java ${wanted}`,
    );
  }
  if (given > 0 && present > 0 && given > present * 0.8) {
    found.set('Memory for the game', 'leaves too little for the system and the graphics driver');
  }
  if (/llvmpipe|softpipe|GDI Generic|Basic Render/i.test(values.get('Graphics card') ?? '')) {
    found.set(
      'Graphics card',
      'the game is rendering on the CPU (software rendering): no graphics driver is in use',
    );
  }
  return found;
}

type FactFile = Pick<ScannedFile, 'kind' | 'found'>;

/** Returns the Java mismatch of a file, if any, with the line that contains the Java version. */
export function javaOf(file: FactFile, base: number): (JavaMismatch & {hit: Hit}) | undefined {
  const mismatch = javaMismatch(valuesOf([file], base));
  const hits = factPatterns.flatMap(({fact: name}, index) =>
    name === 'Java' ? (file.found[base + index]?.hits ?? []) : [],
  );
  const [hit] = hits;
  return mismatch && hit && {...mismatch, hit};
}

/** Collects the facts from all files. If a fact occurs several times, the first value wins. */
function valuesOf(files: readonly FactFile[], base: number): Map<string, string> {
  const ordered = [...files].sort((a, b) => kindsFirst.indexOf(a.kind) - kindsFirst.indexOf(b.kind));
  const values = new Map<string, string>();
  factPatterns.forEach(({fact: name}, index) => {
    for (const {found} of ordered) {
      const all = found[base + index];
      if (!all || values.has(name)) continue;
      const sum = all.hits.reduce((total, {groups}) => total + Number(groups?.v ?? 0), 0);
      const value =
        name === 'slot'
          ? String(sum)
          : name === 'mods'
            ? String(all.count)
            : all.hits.find(({groups}) => !/^unknown/i.test(groups?.v ?? ''))?.groups?.v;
      if (value !== undefined) values.set(name, value.trim());
    }
  });
  return values;
}

/**
 * Returns facts about the game and the PC, in the order in which support staff ask for them.
 * @param base index of the first fact pattern among all patterns
 */
export function summaryOf(files: readonly FactFile[], base: number, clean: Cleaner): Fact[] {
  const values = valuesOf(files, base);
  const loader = ['NeoForge', 'Quilt', 'Fabric', 'Forge'].find((name) => values.has(name));
  if (loader) values.set('Mod loader', `${loader} ${values.get(loader)}`);
  const given = bytesOf(values.get('given') ?? '0');
  const present = values.has('slot')
    ? Number(values.get('slot')) * 2 ** 20
    : bytesOf(values.get('present') ?? '0');
  if (given > 0) values.set('Memory for the game', inMebibytes(given));
  if (present > 0) values.set('Memory of the PC', inMebibytes(present));
  if (values.has('mods')) values.set('Mods', values.get('mods')!);
  const wrong = warnings(values, given, present);
  const names =
    'Minecraft,Mod loader,Instance,Launcher,Java,Memory for the game,Memory of the PC,Processor,Graphics card,Graphics driver,System,Mods';
  return names.split(',').flatMap((name) => {
    const value = values.get(name);
    const warning = wrong.get(name);
    return value === undefined ? [] : [{name, value: clean(value), ...(warning && {warning})}];
  });
}
