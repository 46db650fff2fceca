import {documentedMinecraft, minecraftNamed, minecraftVersions, type Minecraft} from '../../config/minecraft';
import type {Command} from '../../data/schema/commands';
import type {Source} from '../../data/schema/common';
import type {ModVersions, Releases, RowVersions} from '../../data/schema/versions';
import {optionKey} from '../../data/schema/config';
import {isTableFile, type DataFile, type TableFile} from '../../data/model/load';
import {matches, type ByHand} from '../check/by-hand';
import {CommandTree} from '../check/commands';
import {compareValue} from '../check/compare';
import {underDocumentedVersion, factsFor, optionFile, releasesFor} from '../check/lookup';
import {compareRows, type Row} from '../check/rows';
import type {Facts} from '../facts';
import {modNamed, mods} from '../mods';
import {commandDiffers, valueDiffers} from './differs';

/** Finds the versions of Minecraft that a row of the data exists in, and its differences. */

type Extracted = ReadonlyMap<string, Facts>;
type Found = RowVersions[Minecraft];

/** The rows of all files, compared with one version of their mods. */
type Compared = {minecraft: Minecraft; extracted: Extracted; mods: Set<string>; rows: Map<string, Row>};

function compareWith(files: readonly TableFile[], all: Extracted, minecraft: Minecraft): Compared {
  const extracted = minecraft === documentedMinecraft ? all : underDocumentedVersion(all, minecraft);
  return {
    minecraft,
    extracted,
    mods: new Set([...extracted.values()].map(({mod}) => mod)),
    rows: new Map(compareRows(files, extracted).map((row) => [row.id, row])),
  };
}

/** An option in another group of the same file: `overlay.x` was `x`. */
function movedOption({file, facts, group, row}: Row, enums: Facts['enums']): Found | undefined {
  const last = (key: string) => key.split('.').at(-1);
  const own = optionKey(group.prefix as string | undefined, String(row.key));
  const [option, ...others] = (facts?.options ?? []).filter(
    (each) => each.file === optionFile(file) && last(each.key) === last(own),
  );
  return option && others.length === 0
    ? {full: option.key, ...valueDiffers(row, compareValue(row, option, enums))}
    : undefined;
}

/** Releases of a mod that can be compared. */
const releasesOf = (extracted: Extracted, mod: string): Releases =>
  Object.fromEntries(
    minecraftVersions.flatMap((each) => {
      const facts = releasesFor(extracted, each).get(mod);
      return facts ? [[each, {version: facts.version, minecraft: facts.minecraft}]] : [];
    }),
  );

/** Differences of a row in another version; undefined if it is unchanged. */
function inVersion(here: Row, there: Row, enums: Facts['enums']): Found | undefined {
  if (!there.facts) {
    return undefined;
  }
  // A difference that the documented version also has is a limit of the extraction.
  const open = (there.differences ?? []).filter(
    ({key, source}) => !here.differences?.some((each) => each.key === key && each.source === source),
  );
  if (here.kind === 'commands') {
    return commandDiffers(here.row as Command, CommandTree.of(there.facts.commands), open);
  }
  if (there.differences) {
    return valueDiffers(here.row, open);
  }
  if (!here.differences) {
    // The sources of the documented version lack the row, too.
    return '?';
  }
  return (here.kind === 'options' ? movedOption(there, enums) : undefined) ?? null;
}

/** Differences that a person has read. */
const asRead = (is: ReadByHand['is']): Found | undefined =>
  is === 'same' ? undefined : is === 'missing' ? null : is;

/**
 * Name of a settings file, whose extension FTB Library's ConfigManager changes between versions. The quest book is always
 * SNBT. Folders are read by hand.
 */
function settingsFile({data}: TableFile, minecraft: Minecraft): Found | undefined {
  const {path} = data.file as {path: string};
  const {settings} = minecraftNamed(minecraft);
  const isOther = settings !== minecraftNamed(documentedMinecraft).settings;
  return isOther && /^config\/[\w-]+\.\w+$/.test(path) ? {extension: settings} : undefined;
}

const sourceOf = ({data}: TableFile) => data.source as Source;

type ReadByHand = ByHand['versions'][number];

/** An entry by hand that does not cover the next version. */
export type Unread = {entry: ReadByHand; minecraft: Minecraft};

/** Records the differences of something by version, found by `find` or by hand. */
type Note = (mod: string | undefined, id: string, find: (version: Compared) => Found | undefined) => void;

/** Records differences of whole groups and files. */
function noteFiles(tables: readonly TableFile[], documented: Compared, note: Note): void {
  for (const file of tables.filter(({kind}) => kind.name === 'properties')) {
    for (const [group, {type = ''}] of Object.entries(file.data.groups as Record<string, {type?: string}>)) {
      // Types of quest objects that a version lacks.
      const having = (each: Compared) =>
        factsFor(each.extracted, sourceOf(file)).find(({types}) => types[type]?.length);
      const owner = having(documented)?.mod ?? '';
      note(modNamed(sourceOf(file).mod), `properties/${file.id}/${group}`, (each) =>
        each.mods.has(owner) && !having(each) ? null : undefined,
      );
    }
  }
  for (const file of tables.filter(({kind}) => kind.name === 'config')) {
    const mod = modNamed(sourceOf(file).mod) ?? '';
    note(mod, `config/${file.id}`, (each) =>
      each.mods.has(mod) ? settingsFile(file, each.minecraft) : undefined,
    );
  }
}

/**
 * Compares every row with the sources of each version of Minecraft.
 * @param used receives the entries of the list by hand that apply
 * @returns one file per mod that has data; every row compared with the documented version, or with the newest version that has
 * it; and entries by hand that do not cover the next version
 */
export function compareVersions(
  files: readonly DataFile[],
  extracted: Extracted,
  byHand: ByHand,
  used = new Set<object>(),
): {mods: ModVersions[]; rows: Row[]; unread: Unread[]} {
  const tables = files.filter(isTableFile);
  const all = minecraftVersions.map((minecraft) => compareWith(tables, extracted, minecraft));
  const documented = all.find(({minecraft}) => minecraft === documentedMinecraft)!;
  const enums = Object.assign({}, ...[...extracted.values()].map((facts) => facts.enums)) as Facts['enums'];
  const noted = new Map<string, Record<string, RowVersions>>(mods.map(({id}) => [id, {}]));
  const unread: Unread[] = [];
  const note: Note = (mod = '', id, find) => {
    const entries = all.map(({minecraft: each}) =>
      byHand.versions.find(({row, minecraft}) => matches(row, id) && minecraft.includes(each)),
    );
    const versions = all.flatMap((version, i) => {
      const entry = entries[i];
      const before = entries[i - 1];
      if (entry) {
        used.add(entry);
      } else if (before && version !== documented && version.mods.has(mod)) {
        unread.push({entry: before, minecraft: version.minecraft});
      }
      const found = entry ? asRead(entry.is) : find(version);
      return found === undefined ? [] : [[version.minecraft, found] as const];
    });
    const ofMod = noted.get(mod);
    if (ofMod && versions.length > 0) {
      ofMod[id] = Object.fromEntries(versions);
    }
  };
  const rows = [...documented.rows.values()].map((written) => {
    const {id} = written;
    const isSettled = written.differences || byHand.rows.some((entry) => matches(entry.row, id));
    const others = isSettled ? [] : [...all].reverse();
    const home = others.find((each) => each.rows.get(id)?.differences) ?? documented;
    const here = home.rows.get(id) ?? written;
    note(here.mod, id, (each) => {
      const there = each.mods.has(here.facts?.mod ?? here.mod) ? each.rows.get(id) : undefined;
      return there && each !== home ? inVersion(here, there, enums) : undefined;
    });
    return here;
  });
  noteFiles(tables, documented, note);
  const described = mods.filter(({name}) => tables.some((file) => sourceOf(file).mod === name));
  return {
    mods: described.map(({id, name}) => ({
      mod: id,
      name,
      releases: releasesOf(extracted, id),
      rows: noted.get(id)!,
    })),
    rows,
    unread,
  };
}
