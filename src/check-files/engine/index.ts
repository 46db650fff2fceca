/**
 * Checks settings, ranks and quest books of FTB mods. All functions are pure: they take files and facts and return
 * findings.
 */
import {groupBy} from '../../lib/group';
import type {ModFacts} from '../../data/schema/facts';
import {formatSnbt, type CompoundTag} from '../../snbt';
import {limits, pasted, type Finding, type GivenFile} from './findings';
import {parseFile} from './parse';
import {checkBook, type Book, type BookFile} from './quests';
import type {Rank} from './decide';
import {checkRanks, readRanks} from './ranks';
import {isTemplate, pathOf, recogniser, type Kind} from './recognise';
import {checkSettings, unknownKeys, type SettingsFile} from './settings';
import {upgradeQuests, upgradeRanks, upgradeSettings} from './upgrade';

export {limits} from './findings';
export type {Finding, GivenFile, Severity} from './findings';
export type {Book, Quest} from './quests';

/** The result of checking a set of files. */
export interface Report {
  minecraft: string;
  /** Whether the version was detected from the files. */
  isGuess: boolean;
  /** The target version of an upgrade, if one was chosen. */
  to: string | undefined;
  /** Pasted SNBT, formatted as the mods write it. */
  asWritten: string | undefined;
  /** Files of FTB mods that were read, each with a description such as `settings`. */
  read: {path: string; what: string}[];
  /** Number of files that do not belong to FTB mods. */
  others: number;
  findings: Finding[];
  books: Book[];
  /** The ranks of each rank file, strongest first. */
  ranks: Rank[][];
}

type Parsed = {path: string; kind: Kind; content: CompoundTag};

const isFinding = (result: CompoundTag | Finding): result is Finding => 'severity' in result;

/** Creates the finding for a file that exceeds the size limit. */
const tooLong = (file: string): Finding => ({
  severity: 'warning',
  file,
  line: 1,
  message: `The file is larger than ${limits.fileBytes / 2 ** 20} MB, so it was skipped.`,
});

/**
 * Creates the finding for the placeholder that FTB Essentials for 1.21.1 writes when it moves a file
 * (`FTBEEventHandler#serverAboutToStart`).
 */
const moved = (file: string): Finding => ({
  severity: 'note',
  file,
  line: 1,
  message: 'FTB Essentials has moved its settings out of this file. The file contains only the new path.',
  fix: 'Edit `config/ftbessentials.snbt` instead.',
});

/**
 * Returns the file name for pasted text: the file of an FTB mod that shares the most settings with the text. If no
 * file does, returns a finding.
 */
function namePasted(content: CompoundTag, ending: string, facts: readonly ModFacts[]): string | Finding {
  return (
    pathOf(content, facts)?.replace(/\.\w+$/, ending) ?? {
      severity: 'note',
      file: pasted,
      line: 1,
      message: 'This text is valid, but none of its top-level entries is a setting of an FTB mod.',
      fix: 'If it comes from a settings file, choose the file itself, because the check recognises files by their names.',
    }
  );
}

/** Parses the files that belong to FTB mods. */
function parseAll(files: readonly GivenFile[], {facts, usual, minecraft = usual}: Options) {
  const kindOf = recogniser(facts);
  const parsed: Parsed[] = [];
  const findings: Finding[] = [];
  let others = 0;
  let asWritten: string | undefined;
  for (const {path, text} of files) {
    const kind = kindOf(path);
    if (!kind && path !== pasted) {
      others += 1;
    } else if (text === undefined) {
      findings.push(tooLong(path));
    } else if (text.startsWith('# File has moved!')) {
      findings.push(moved(path));
    } else {
      // Pasted text is JSON5 if the first key is in quotes, because the mods never quote it in SNBT.
      const isJson5 = path === pasted && /^\s*\{\s*"/.test(text.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, ''));
      const ending = isJson5 ? '.json5' : '.snbt';
      const content = parseFile(kind ? path : pasted.replace(/\.\w+$/, ending), text);
      if (isFinding(content)) {
        findings.push({...content, file: path});
      } else if (kind) {
        parsed.push({path, kind, content});
      } else {
        if (ending === '.snbt') asWritten = formatSnbt(content);
        const shown = facts.filter((each) => each.minecraft === minecraft);
        const name = namePasted(content, ending, shown);
        if (typeof name === 'string') parsed.push({path: name, kind: kindOf(name)!, content});
        else findings.push(name);
      }
    }
  }
  return {parsed, findings, others, asWritten};
}

function settingsOf(
  {path, kind, content}: Parsed,
  facts: readonly ModFacts[],
  minecraft: string,
): SettingsFile | undefined {
  if (kind.kind !== 'settings') return undefined;
  const own = facts.filter(({mod}) => mod === kind.mod);
  const of = own.find((each) => each.minecraft === minecraft);
  return of && {path, id: kind.id, content, facts: of, others: own.filter((each) => each !== of)};
}

/**
 * Guesses the version of Minecraft: the version in which the fewest keys of the files are unknown. If several
 * versions fit equally well, the documented version wins.
 */
function guess(
  parsed: readonly Parsed[],
  {facts, versions: all, usual}: Pick<Options, 'facts' | 'versions' | 'usual'>,
): string {
  // Files of the mods end in .snbt or, since 26.1, in .json5.
  const endings = parsed.map(({path}) => path.split('.').pop()!.toLowerCase());
  const fitting = all.filter(({settings}) => endings.length === 0 || endings.includes(settings));
  const versions = (fitting.length > 0 ? fitting : all).map(({id}) => id);
  const hasChapters = parsed.some(({kind}) => kind.kind === 'quests' && kind.part.startsWith('chapters/'));
  const hasLanguages = parsed.some(({kind}) => kind.kind === 'quests' && kind.part.startsWith('lang/'));
  const unknown = (minecraft: string) =>
    parsed.reduce(
      (sum, each) => {
        const file = settingsOf(each, facts, minecraft);
        return sum + (file ? unknownKeys(file) : 0);
      },
      hasChapters && hasLanguages === (minecraft === all[0]?.id) ? 1 : 0,
    );
  const ranked = [
    ...versions.filter((each) => each === usual),
    ...versions.filter((each) => each !== usual),
  ].map((minecraft) => ({
    minecraft,
    unknown: unknown(minecraft),
  }));
  return ranked.reduce((best, each) => (each.unknown < best.unknown ? each : best)).minecraft;
}

/** Reports copies of a settings file that the mod does not read. */
function copies(parsed: readonly Parsed[], facts: readonly ModFacts[], minecraft: string): Finding[] {
  const byId = groupBy(
    parsed.flatMap(({path, kind}) =>
      kind.kind === 'settings' && !isTemplate(path) ? [{path, id: kind.id}] : [],
    ),
    ({id}) => id,
  );
  return [...byId.values()].flatMap((same) => {
    const file = facts
      .filter((each) => each.minecraft === minecraft)
      .flatMap(({files}) => files)
      .find(({id}) => id === same[0]!.id);
    const folder = file?.override?.split('/').at(-2);
    const wins = folder === undefined ? undefined : same.find(({path}) => path.split('/').at(-2) === folder);
    return wins && same.length > 1
      ? same
          .filter((each) => each !== wins)
          .map(({path}): Finding => ({
            severity: 'warning',
            file: path,
            line: 1,
            message: `The mod reads ${wins.path} instead of this file.`,
          }))
      : [];
  });
}

/**
 * Reports files in a format that the mods of this version do not read, such as SNBT files left over from an upgrade
 * to 26.1. All such files share one finding.
 */
function wrongFormat(parsed: readonly Parsed[], {facts, versions}: Options, minecraft: string): Finding[] {
  const usual = versions.find(({id}) => id === minecraft)!.settings;
  const paths = new Map(
    facts.flatMap(({minecraft: of, files}) =>
      of === minecraft ? files.map(({id, path}) => [id, path]) : [],
    ),
  );
  const endingOf = ({kind}: Parsed) =>
    (kind.kind === 'settings' ? paths.get(kind.id)?.split('.').pop() : undefined) ?? usual;
  const wrong = parsed.filter((each) => !each.path.toLowerCase().endsWith(endingOf(each)));
  const [first] = wrong;
  if (!first) return [];
  const others = wrong.length - 1;
  return [
    {
      severity: 'warning',
      file: first.path,
      line: 1,
      message: `The mods for Minecraft ${minecraft} ignore this file, because its name does not end in \`.${endingOf(first)}\`.${others > 0 ? ` They also ignore ${others} more with a wrong ending.` : ''}`,
      fix: `If ${others > 0 ? 'these files belong' : 'this file belongs'} to Minecraft ${minecraft}, convert ${others > 0 ? 'them' : 'it'}. If not, choose the right version under “Minecraft”.`,
      url: '/docs/mods/technical/upgrade-to-26-1#convert-a-file-by-hand',
    },
  ];
}

/** Reports the steps to upgrade a file to another version. */
function upgradeOf(
  {path, kind, content}: Parsed,
  settings: SettingsFile | undefined,
  from: string,
  to: string,
  {facts, versions}: Options,
): Finding[] {
  if (settings) {
    const next = facts.find(({mod, minecraft}) => mod === settings.facts.mod && minecraft === to);
    return upgradeSettings(settings, next, to);
  }
  if (kind.kind === 'quests') return upgradeQuests(path, content, from, to);
  const isJson = versions.find(({id}) => id === to)?.settings === 'json5';
  return kind.kind === 'settings' ? [] : upgradeRanks(path, isJson, to);
}

const whatOf = ({kind}: Parsed): string =>
  ({settings: 'settings', ranks: 'ranks', 'rank-players': 'players of ranks', quests: 'quest book'})[
    kind.kind
  ];

export interface Options {
  facts: readonly ModFacts[];
  /** The versions of Minecraft, oldest first, with the ending of their settings files. */
  versions: readonly {id: string; settings: string}[];
  /** The version to use if it cannot be detected from the files. */
  usual: string;
  /** The version that the reader chose. */
  minecraft?: string;
  /** The target version of an upgrade. The report lists the steps of the upgrade. */
  to?: string;
  /** Ids or file names of the pack's mods. */
  mods?: readonly string[];
}

/**
 * Checks the files of an instance or a server.
 * @param files text files; those that do not belong to an FTB mod are only counted
 */
export function checkFiles(files: readonly GivenFile[], options: Options): Report {
  const {facts, versions, usual, minecraft: chosen, to: wanted, mods = []} = options;
  const {parsed, findings, others, asWritten} = parseAll(files.slice(0, limits.files), options);
  const minecraft = chosen ?? guess(parsed, {facts, versions, usual});
  const current = facts.filter((each) => each.minecraft === minecraft);
  const to = wanted === minecraft ? undefined : wanted;
  const books: Book[] = [];
  const ranks: Rank[][] = [];
  findings.push(...copies(parsed, facts, minecraft), ...wrongFormat(parsed, options, minecraft));
  for (const each of parsed) {
    const settings = settingsOf(each, facts, minecraft);
    if (settings) findings.push(...checkSettings(settings));
    if (to !== undefined) findings.push(...upgradeOf(each, settings, minecraft, to, options));
    if (each.kind.kind === 'ranks') {
      ranks.push(readRanks(each.content));
      findings.push(...checkRanks(each.path, each.content, current));
    }
  }
  const quests = current.find(({mod}) => mod === 'ftb-quests');
  const roots = groupBy(
    parsed.flatMap(({path, kind, content}) =>
      kind.kind === 'quests' ? [{root: kind.root, file: {path, part: kind.part, content}}] : [],
    ),
    ({root}) => root,
  );
  for (const group of roots.values()) {
    if (!quests) continue;
    const result = checkBook(
      group.map(({file}): BookFile => file),
      quests,
      mods,
    );
    books.push(result.book);
    findings.push(...result.findings);
  }
  const order = ['error', 'warning', 'upgrade', 'changed', 'note'];
  findings.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return {
    minecraft,
    isGuess: chosen === undefined,
    to,
    asWritten,
    read: parsed.map((each) => ({path: each.path, what: whatOf(each)})),
    others,
    findings,
    books,
    ranks,
  };
}
