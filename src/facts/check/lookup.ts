import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Facts, PropertyFact} from '../facts';
import {documentedMinecraft, type Minecraft} from '../../config/minecraft';
import type {Source} from '../../data/schema/common';
import type {DataFile} from '../../data/model/load';
import {listFiles} from '../../content/files';
import {modNamed, objects} from '../mods';
import {compareNumbers, minecraftOf, releaseNumbers} from '../release';

export const extractedFolder = 'src/data/extracted';

/** Reads all committed extractions. The keys have the form `ftb-ranks 2101.1.3`. */
export function readExtracted(root: string): Map<string, Facts> {
  const folder = path.join(root, extractedFolder);
  const files = listFiles(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    files.map((name) => [
      name.slice(0, -'.json'.length).replace('/', ' '),
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Facts,
    ]),
  );
}

/** Returns the newest release of each mod for a version of Minecraft, by mod. */
export function releasesFor(extracted: ReadonlyMap<string, Facts>, minecraft: Minecraft): Map<string, Facts> {
  const all = [...extracted.values()].filter((facts) => minecraftOf(facts.minecraft) === minecraft);
  return new Map(
    all
      .sort((a, b) => compareNumbers(releaseNumbers(a.version), releaseNumbers(b.version)))
      .map((facts) => [facts.mod, facts]),
  );
}

/**
 * Returns the facts extracted for another version of Minecraft, keyed by the documented release of the same mod, so that
 * they can be compared with the data.
 */
export function underDocumentedVersion(
  extracted: ReadonlyMap<string, Facts>,
  minecraft: Minecraft,
): Map<string, Facts> {
  const there = releasesFor(extracted, minecraft);
  return new Map(
    [...extracted].flatMap(([name, {mod, minecraft: own}]) => {
      const facts = minecraftOf(own) === documentedMinecraft ? there.get(mod) : undefined;
      return facts ? [[name, facts] as const] : [];
    }),
  );
}

/** Returns the facts for a data file: first those of its mod, then those of the mods under `with`. */
export function factsFor(extracted: ReadonlyMap<string, Facts>, source: Source): Facts[] {
  const wanted = [source, ...(source.with ?? [])];
  return wanted.flatMap(({mod, version}) => extracted.get(`${modNamed(mod)} ${version}`) ?? []);
}

/** Returns the name of a settings file as in the code: without folder and extension. */
export const optionFile = ({data}: DataFile) =>
  path.parse((data.file as {path: string} | undefined)?.path ?? '').name;

/** Expands a place such as `KitCommand.java:60` to repository, tag and full path. */
export function fullPlace(facts: Facts, at: string): string {
  const [name, line] = at.split(':');
  const file = Object.keys(facts.files).find((each) => each.endsWith(`/${name}`));
  return file ? `${facts.repository} ${facts.ref} ${file}:${line}` : at;
}

/**
 * Returns the class that a group describes, followed by its ancestors. The table `objects`, or else the type id,
 * determines the class.
 */
export function classesOf(
  facts: readonly Facts[],
  id: string,
  group: string,
  type: string | undefined,
): string[] {
  const suffix = id.endsWith('/rewards') ? 'Reward' : id.endsWith('/tasks') ? 'Task' : 'Condition';
  const start =
    objects[`${id}/${group}`] ??
    objects[id] ??
    facts.flatMap(({types}) => types[type ?? ''] ?? []).find((each) => each.endsWith(suffix));
  const chain: string[] = [];
  for (let each = start; each !== undefined && !chain.includes(each);) {
    chain.push(each);
    const current: string = each;
    each = facts.map(({parents}) => parents[current]).find(Boolean);
  }
  return chain;
}

/** Finds the property of a row in a class or its ancestors. */
export function findProperty(
  facts: readonly Facts[],
  classes: readonly string[],
  row: {key?: string; lang?: string; label?: string; file_only?: boolean},
): {fact: PropertyFact; facts: Facts} | undefined {
  const name = (row.key ?? row.lang)?.split(/[.\]]/).at(-1);
  const tests: ((fact: PropertyFact) => boolean)[] = [
    (fact) => fact.stored === name,
    (fact) => fact.key === name && (fact.stored === undefined || row.key === undefined),
    (fact) => row.key === undefined && row.label !== undefined && fact.label === row.label,
  ];
  const written = row.file_only
    ? facts
        .flatMap(({properties}) => properties.filter(({only, key}) => only && key === name))
        .map(({object}) => object)
    : [];
  for (const object of [...classes, ...written]) {
    for (const test of tests) {
      for (const each of facts) {
        const fact = each.properties.find((property) => property.object === object && test(property));
        if (fact) {
          return {fact, facts: each};
        }
      }
    }
  }
  return undefined;
}
