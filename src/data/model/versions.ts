import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Source} from '../schema/common';
import type {Minecraft} from '../../config/minecraft';
import type {Differs, ModVersions, Releases, RowVersions} from '../schema/versions';
import {isTableFile, type DataFile} from './load';

/** Adds the differences in `src/data/versions` and the prose under `in` to the rows. */

type Versioned = Record<string, unknown> & {versions?: RowVersions; in?: RowVersions; since?: string};

/**
 * Merges the differences of a row: values from `src/data/versions`, and prose from `in`.
 * @param found differences in `src/data/versions`
 * @param texts differences in `in`
 */
function joined(found: RowVersions | undefined, texts: RowVersions | undefined): RowVersions | undefined {
  if (!texts) {
    return found;
  }
  const own = Object.entries(texts) as [Minecraft, Differs | null][];
  return {
    ...found,
    ...Object.fromEntries(
      own.map(([minecraft, differs]) => {
        const values = found?.[minecraft];
        return [
          minecraft,
          values === null || differs === null ? null : {...(values === '?' ? {} : values), ...differs},
        ];
      }),
    ),
  };
}

/** Removes `since` for other versions of Minecraft, because it names a release for the documented version. */
function withoutSince(
  versions: RowVersions | undefined,
  releases: Releases,
  documented: string,
): RowVersions {
  const others = (Object.keys(releases) as Minecraft[]).filter(
    (each) => releases[each]?.minecraft !== documented,
  );
  const own = others.map((each) => {
    const differs = versions?.[each];
    return [each, differs === null || differs === '?' ? differs : {since: null, ...differs}] as const;
  });
  return {...versions, ...Object.fromEntries(own)};
}

function readVersions(directory: string): ModVersions[] {
  const folder = path.join(directory, 'versions');
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return names.map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as ModVersions);
}

/**
 * Sets `versions` of files, groups and rows, and `source.releases` of files.
 * @param files files, which are modified in place
 * @param directory absolute path of `src/data`
 */
export function attachVersions(files: readonly DataFile[], directory: string): void {
  const mods = readVersions(directory);
  const rows = new Map(mods.flatMap((mod) => Object.entries(mod.rows)));
  const releases = new Map(mods.map((mod) => [mod.name, mod.releases]));
  for (const file of files.filter(isTableFile)) {
    const source = file.data.source as Source & {releases?: Releases};
    const own = releases.get(source.mod);
    if (!own) {
      continue;
    }
    source.releases = own;
    const onDisk = file.data.file as Versioned | undefined;
    (file.data as Versioned).versions = joined(rows.get(`${file.kind.name}/${file.id}`), onDisk?.in);
    for (const [id, group] of Object.entries(file.data.groups as Record<string, Versioned>)) {
      const place = `${file.kind.name}/${file.id}/${id}`;
      group.versions = joined(rows.get(place), group.in);
      for (const row of (group[file.kind.rows] ?? []) as Versioned[]) {
        const versions = joined(rows.get(`${place}/${file.kind.rowId(row, group)}`), row.in);
        row.versions =
          row.since === undefined ? versions : withoutSince(versions, own, source.minecraft ?? '');
      }
    }
  }
}
