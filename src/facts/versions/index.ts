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

/** Finds out in which versions of Minecraft each row exists, and how it differs between them. */

type Extracted = ReadonlyMap<string, Facts>;
type Found = RowVersions[Minecraft];

/** All rows, compared with the sources for one version of Minecraft. */
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

/** Finds an option that moved to another group of the same file, such as from `x` to `overlay.x`. */
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

/** Returns the releases of a mod that can be compared. */
const releasesOf = (extracted: Extracted, mod: string): Releases =>
  Object.fromEntries(
    minecraftVersions.flatMap((each) => {
      const facts = releasesFor(extracted, each).get(mod);
      return facts ? [[each, {version: facts.version, minecraft: facts.minecraft}]] : [];
    }),
  );

/** Returns the differences of a row in another version, or undefined if it is unchanged. */
function inVersion(here: Row, there: Row, enums: Facts['enums']): Found | undefined {
  if (!there.facts) {
    return undefined;
  }
  // A difference that also exists in the documented version is due to a limitation of the extraction.
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
    // The extraction of the documented version lacks the row as well, so nothing is known about this version.
    return '?';
  }
  return (here.kind === 'options' ? movedOption(there, enums) : undefined) ?? null;
}

/** Converts the value of `is` in by-hand.yaml to the format of the comparison. */
const asRead = (is: ReadByHand['is']): Found | undefined =>
  is === 'same' ? undefined : is === 'missing' ? null : is;

/**
 * Returns the extension of a settings file if it differs between versions, because the ConfigManager of FTB Library changes it.
 * The quest book is always SNBT. Moved folders are listed in by-hand.yaml.
 */
function settingsFile({data}: TableFile, minecraft: Minecraft): Found | undefined {
  const {path} = data.file as {path: string};
  const {settings} = minecraftNamed(minecraft);
  const isOther = settings !== minecraftNamed(documentedMinecraft).settings;
  return isOther && /^config\/[\w-]+\.\w+$/.test(path) ? {extension: settings} : undefined;
}

const sourceOf = ({data}: TableFile) => data.source as Source;

type ReadByHand = ByHand['versions'][number];

/** An entry of by-hand.yaml that covers one version of Minecraft, but not the one after it. */
export type Unread = {entry: ReadByHand; minecraft: Minecraft};

/**
 * Records the differences of a row, group or file in each version. Entries in by-hand.yaml take precedence over
 * `find`.
 */
type Note = (mod: string | undefined, id: string, find: (version: Compared) => Found | undefined) => void;

/** Records differences of groups and files. */
function noteFiles(tables: readonly TableFile[], documented: Compared, note: Note): void {
  for (const file of tables.filter(({kind}) => kind.name === 'properties')) {
    for (const [group, {type = ''}] of Object.entries(file.data.groups as Record<string, {type?: string}>)) {
      // Some versions lack the type of quest object that the group describes.
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
 * Compares every row with the sources for each version of Minecraft.
 * @param used collects the entries of by-hand.yaml that apply
 * @returns `mods`: differences for each mod; `rows`: every row, compared with the documented version or, if it is missing there,
 * with the newest version that contains it; `unread`: entries of by-hand.yaml that do not cover the next version
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
