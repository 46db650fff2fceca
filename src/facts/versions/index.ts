import {documentedMinecraft, minecraftVersions, type Minecraft} from '../../config/minecraft';
import type {Command} from '../../data/schema/commands';
import type {Source} from '../../data/schema/common';
import type {ModVersions, Releases, RowVersions} from '../../data/schema/versions';
import {optionKey} from '../../data/schema/config';
import {isTableFile, type DataFile, type TableFile} from '../../plugins/structured-data/load';
import {means, type ByHand} from '../check/by-hand';
import {CommandTree} from '../check/commands';
import {compareValue} from '../check/compare';
import {asIf, releasesFor} from '../check/lookup';
import {compareRows, type Row} from '../check/rows';
import type {Facts} from '../facts';
import {mods} from '../mods';
import {commandDiffers, valueDiffers} from './differs';

/** In which versions of Minecraft a row of the data exists, and what is different there. */

type Extracted = ReadonlyMap<string, Facts>;
type Found = RowVersions[Minecraft];

type Compared = {minecraft: Minecraft; extracted: Map<string, Facts>; rows: Map<string, Row>};

/** The rows of all files compared with one version of their mods. */
function compareWith(files: readonly TableFile[], extracted: Extracted, minecraft: Minecraft): Compared {
  const facts = minecraft === documentedMinecraft ? new Map(extracted) : asIf(extracted, minecraft);
  return {
    minecraft,
    extracted: facts,
    rows: new Map(compareRows(files, facts).map((row) => [row.id, row])),
  };
}

const dataOf = ({file, keys}: Row) => {
  const groups = file.data.groups as Record<string, Record<string, Record<string, unknown>[]>>;
  const group = groups[String(keys[1])] ?? {};
  return {group, row: group[file.kind.rows]?.[Number(keys[3])] ?? {}};
};

/** An option that stands elsewhere in the same file there: `overlay.x` was `x`. */
function movedOption(there: Row, enums: Facts['enums']): Found | undefined {
  const {file, facts} = there;
  const {group, row} = dataOf(there);
  const path = (file.data.file as {path: string} | undefined)?.path;
  const name = path
    ?.split('/')
    .at(-1)
    ?.replace(/\.\w+$/, '');
  const own = optionKey(group.prefix as unknown as string | undefined, String(row.key));
  const moved = (facts?.options ?? []).filter(
    (option) => option.file === name && option.key.split('.').at(-1) === own.split('.').at(-1),
  );
  const [option] = moved;
  return option && moved.length === 1
    ? {full: option.key, ...valueDiffers(row, compareValue(row, option, enums), [])}
    : undefined;
}

/** What a row is in another version; undefined when it is as written. */
function inVersion(here: Row, there: Row, hasSource: boolean, enums: Facts['enums']): Found | undefined {
  if (!hasSource || !there.facts) {
    return undefined;
  }
  const {row} = dataOf(here);
  if (here.kind === 'commands') {
    const tree = CommandTree.of(there.facts.commands);
    return commandDiffers(row as Command, tree, there.differences ?? [], here.differences ?? []);
  }
  if (there.differences) {
    return valueDiffers(row, there.differences, here.differences ?? []);
  }
  if (!here.differences) {
    // Nothing that the sources tell of the documented version either.
    return '?';
  }
  return (here.kind === 'options' ? movedOption(there, enums) : undefined) ?? null;
}

/** Entries of the list by hand that were of use. */
type Used = Set<number>;

function readByHand(
  byHand: ByHand,
  id: string,
  minecraft: Minecraft,
  used: Used,
): Found | 'same' | undefined {
  const index = byHand.versions.findIndex(
    (entry) => means(entry.row, id) && entry.minecraft.includes(minecraft),
  );
  if (index === -1) {
    return undefined;
  }
  used.add(index);
  const {is} = byHand.versions[index]!;
  return is === 'missing' ? null : is;
}

/**
 * Files of settings: FTB Library keeps them as SNBT up to 1.21.1 and as JSON5 from 1.21.11 on (its ConfigManager), but for the
 * quest book, which is SNBT throughout. Where they lie is read by hand.
 */
function settingsFile(path: string, minecraft: Minecraft): Found | undefined {
  const renamed = minecraft === '26.1' && /^config\/[\w-]+\.snbt$/.test(path);
  return renamed ? {extension: 'json5'} : undefined;
}

type Note = (mod: string, id: string, versions: RowVersions) => void;

/** Files of settings that lie elsewhere, or are of another kind. */
function noteFiles(
  tables: readonly TableFile[],
  all: readonly Compared[],
  byHand: (id: string, minecraft: Minecraft) => Found | 'same' | undefined,
  note: Note,
): void {
  for (const {id, data} of tables.filter(({kind}) => kind.name === 'config')) {
    const mod = mods.find(({name}) => name === (data.source as Source).mod)?.id;
    if (mod !== undefined) {
      const {path} = data.file as {path: string};
      const found = all
        .filter(({extracted}) => [...extracted.values()].some((each) => each.mod === mod))
        .map(({minecraft}) => {
          const told = byHand(`config/${id}`, minecraft);
          return [minecraft, told === undefined ? settingsFile(path, minecraft) : told] as const;
        });
      const other = found.filter(([, each]) => each !== undefined && each !== 'same');
      note(mod, `config/${id}`, Object.fromEntries(other) as RowVersions);
    }
  }
}

/** Types of quest things that a version does not have, by kind, file and group. */
function missingTypes(files: readonly TableFile[], all: readonly Compared[]): Map<string, RowVersions> {
  const found = new Map<string, RowVersions>();
  for (const file of files.filter(({kind}) => kind.name === 'properties')) {
    const source = file.data.source as Source;
    const products = [source, ...(source.with ?? [])].map(
      ({mod, version}) => `${mods.find(({name}) => name === mod)?.id} ${version}`,
    );
    for (const [id, {type}] of Object.entries(file.data.groups as Record<string, {type?: string}>)) {
      const classes = ({extracted}: Compared) =>
        products.map((product) => extracted.get(product)?.types[type ?? '']?.length);
      const here = all.find(({minecraft}) => minecraft === documentedMinecraft);
      const owner = here ? classes(here).findIndex(Boolean) : -1;
      for (const each of all) {
        if (owner !== -1 && each.extracted.has(products[owner]!) && !classes(each).some(Boolean)) {
          const name = `properties/${file.id}/${id}`;
          found.set(name, {...found.get(name), [each.minecraft]: null});
        }
      }
    }
  }
  return found;
}

const order = (versions: RowVersions): RowVersions =>
  Object.fromEntries(
    minecraftVersions.filter((each) => versions[each] !== undefined).map((each) => [each, versions[each]]),
  );

/** Releases of a mod that can be compared. */
const releasesOf = (extracted: Extracted, mod: string): Releases =>
  Object.fromEntries(
    minecraftVersions.flatMap((minecraft) => {
      const facts = releasesFor(extracted, minecraft).get(mod);
      return facts ? [[minecraft, {version: facts.version, minecraft: facts.minecraft}]] : [];
    }),
  );

/**
 * Compares every row with the sources of each version of Minecraft.
 * @returns one file per mod that has data, and the entries of the list by hand that say nothing new
 */
export function compareVersions(
  files: readonly DataFile[],
  extracted: Extracted,
  byHand: ByHand,
): {mods: ModVersions[]; unused: number[]} {
  const tables = files.filter(isTableFile);
  const all = minecraftVersions.map((minecraft) => compareWith(tables, extracted, minecraft));
  const documented = all.find(({minecraft}) => minecraft === documentedMinecraft)!;
  const enums = Object.assign({}, ...[...extracted.values()].map((facts) => facts.enums)) as Facts['enums'];
  const used: Used = new Set();
  const rows = new Map<string, Map<string, RowVersions>>();
  const note = (mod: string, id: string, versions: RowVersions) => {
    if (Object.keys(versions).length > 0) {
      rows.set(mod, (rows.get(mod) ?? new Map<string, RowVersions>()).set(id, order(versions)));
    }
  };
  for (const [id, written] of documented.rows) {
    // A row that only another version has is compared with that one.
    const home =
      written.differences || byHand.rows.some((entry) => means(entry.row, id))
        ? documented
        : ([...all].reverse().find(({rows: each}) => each.get(id)?.differences) ?? documented);
    const here = home.rows.get(id) ?? written;
    const versions: RowVersions = {};
    for (const each of all) {
      const there = each.rows.get(id);
      const hasSource = [...each.extracted.values()].some(({mod}) => mod === (here.facts?.mod ?? here.mod));
      const told = readByHand(byHand, id, each.minecraft, used);
      const unread = told === undefined && each !== home && there;
      const found = unread ? inVersion(here, there, hasSource, enums) : told;
      if (found !== undefined && found !== 'same') {
        versions[each.minecraft] = found;
      }
    }
    note(here.mod, id, versions);
  }
  for (const [id, versions] of missingTypes(tables, all)) {
    note(
      documented.rows.get([...documented.rows.keys()].find((each) => each.startsWith(`${id}/`)) ?? '')?.mod ??
        'ftb-quests',
      id,
      versions,
    );
  }
  noteFiles(tables, all, (id, minecraft) => readByHand(byHand, id, minecraft, used), note);
  const described = mods.filter(({name}) => tables.some(({data}) => (data.source as Source).mod === name));
  return {
    mods: described.map(({id, name}) => ({
      mod: id,
      name,
      releases: releasesOf(extracted, id),
      rows: Object.fromEntries(rows.get(id) ?? []),
    })),
    unused: byHand.versions.map((_, index) => index).filter((index) => !used.has(index)),
  };
}
