import type {DataFile} from './load';
import {diagnosisEntries} from './diagnoses';
import {isTableFile} from './load';
import {marketEntries} from './market';
import type {Problem} from './problems';
import {Resolver} from './resolver';
import {tableEntries, versions} from './rows';

/** Every id a page may name, by kind, and what the page receives. */
export type Entries = Map<string, Map<string, object>>;

/** One thing that a page may name. */
export type Named = {kind: string; id: string; entry: object; from: DataFile};

/**
 * Turns data files into everything a page may name: each file, each of its groups, and single rows where they stand alone.
 * @returns the entries by kind and id, and what does not fit together between files
 */
export function buildEntries(files: readonly DataFile[]): {entries: Entries; problems: Problem[]} {
  const resolver = new Resolver(files);
  const entries: Entries = new Map();
  const add = (kind: string, id: string, entry: object) => {
    entries.set(kind, (entries.get(kind) ?? new Map<string, object>()).set(id, entry));
  };
  const origin = new Map<string, DataFile>();
  const tables = files.filter(isTableFile).flatMap((file) => tableEntries(file, resolver));
  const diagnoses = files.filter(({kind}) => kind.name === 'diagnoses');
  const named = [
    ...tables,
    ...marketEntries(files, tables, resolver),
    ...diagnosisEntries(diagnoses, resolver),
  ];
  for (const {kind, id, entry, from} of named) {
    const before = origin.get(`${kind} ${id}`);
    if (before) {
      resolver.complain(
        from,
        [],
        `"${id}" already names something in ${before.file}; rename the file or the group`,
      );
    }
    origin.set(`${kind} ${id}`, from);
    add(kind, id, entry);
  }
  for (const [id, version] of versions(files, resolver)) {
    add('versions', id, version);
  }
  return {entries, problems: resolver.problems};
}
