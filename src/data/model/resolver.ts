import type {ConfigFile, Option} from '../schema/config';
import {optionKey} from '../schema/config';
import {didYouMean} from '../../lib/suggest';
import {problemAt, type DataFile, type Problem} from './load';

/** Options of one config file by full key. */
export type Options = Map<string, Option>;

/** Looks things up across files and notes what is not there. */
export class Resolver {
  readonly problems: Problem[] = [];

  constructor(private readonly files: readonly DataFile[]) {}

  complain(file: DataFile, keys: readonly PropertyKey[], message: string): void {
    this.problems.push(problemAt(file, keys, message));
  }

  ofKind(name: string): DataFile[] {
    return this.files.filter(({kind}) => kind.name === name);
  }

  /** The file of that kind and id, or a complaint under `keys` of the file that asks. */
  find(from: DataFile, keys: readonly PropertyKey[], kind: string, id: string): DataFile | undefined {
    const candidates = this.ofKind(kind);
    const found = candidates.find((file) => file.id === id);
    if (!found) {
      const meant = didYouMean(
        id,
        candidates.map((file) => file.id),
      );
      this.complain(from, keys, `found "${id}", but there is no src/data/${kind}/${id}.yaml${meant}`);
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
