import type {ConfigFile, Option} from '../../data/schema/config';
import {optionKey} from '../../data/schema/config';
import {nearest} from '../../content/suggest';
import type {DataFile} from './load';
import type {Problem} from './problems';
import {keyPath} from './problems';

/** Options of one config file by full key. */
export type Options = Map<string, Option>;

/** Looks things up across files and notes what is not there. */
export class Resolver {
  readonly problems: Problem[] = [];
  private readonly options = new Map<string, Options>();

  constructor(private readonly files: readonly DataFile[]) {}

  complain({file, locate}: DataFile, keys: readonly PropertyKey[], message: string): void {
    this.problems.push({file, ...locate(keys), key: keyPath(keys), message});
  }

  /** The file of that kind and id, or a complaint under `keys` of the file that asks. */
  find(from: DataFile, keys: readonly PropertyKey[], kind: string, id: string): DataFile | undefined {
    const candidates = this.files.filter((file) => file.kind.name === kind);
    const found = candidates.find((file) => file.id === id);
    if (!found) {
      const meant = nearest(
        id,
        candidates.map((file) => file.id),
      );
      this.complain(
        from,
        keys,
        `found "${id}", but there is no src/data/${kind}/${id}.yaml${meant ? ` — did you mean "${meant}"?` : ''}`,
      );
    }
    return found;
  }

  optionsOf(file: DataFile): Options {
    let options = this.options.get(file.file);
    if (!options) {
      options = new Map();
      for (const {prefix, options: rows} of Object.values((file.data as ConfigFile).groups)) {
        for (const option of rows) {
          options.set(optionKey(prefix, option.key), option);
        }
      }
      this.options.set(file.file, options);
    }
    return options;
  }
}
