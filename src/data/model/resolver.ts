import type {ConfigFile, Option} from '../schema/config';
import {optionKey} from '../schema/config';
import {didYouMean} from '../../lib/suggest';
import {problemAt, type DataFile, type Problem} from './load';

/** Options of a config file by full key. */
export type Options = Map<string, Option>;

/** Resolves references between files and collects problems. */
export class Resolver {
  readonly problems: Problem[] = [];

  constructor(private readonly files: readonly DataFile[]) {}

  report(file: DataFile, keys: readonly PropertyKey[], message: string): void {
    this.problems.push(problemAt(file, keys, message));
  }

  ofKind(name: string): DataFile[] {
    return this.files.filter(({kind}) => kind.name === name);
  }

  /** Finds a file by kind and id. If it does not exist, reports a problem at `keys` in `from`. */
  find(from: DataFile, keys: readonly PropertyKey[], kind: string, id: string): DataFile | undefined {
    const candidates = this.ofKind(kind);
    const found = candidates.find((file) => file.id === id);
    if (!found) {
      const meant = didYouMean(
        id,
        candidates.map((file) => file.id),
      );
      this.report(from, keys, `found "${id}", but src/data/${kind}/${id}.yaml does not exist${meant}`);
    }
    return found;
  }
}

export function optionsOf(file: DataFile): Options {
  const groups = Object.values((file.data as ConfigFile).groups);
  return new Map(
    groups.flatMap(({prefix, options}) => options.map((option) => [optionKey(prefix, option.key), option])),
  );
}
