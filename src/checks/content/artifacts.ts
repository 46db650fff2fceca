import {minecraftVersions, type Minecraft} from '../../config/minecraft';
import {readApis, type Api} from '../../facts/api/file';
import {readExtracted, releasesFor} from '../../facts/check/lookup';
import {modNamed, mods} from '../../facts/mods';
import {compareNumbers, minecraftOf, releaseNumbers} from '../../facts/release';
import type {Check, Problem} from '../types';

const table = 'src/data/tables/developers.yaml';

/** Returns the column for a version of Minecraft, such as `mc-1-21-1`. */
const columnOf = (minecraft: Minecraft) => `mc-${minecraft.replaceAll('.', '-')}`;

type Row = Partial<Record<string, string>>;

/** Returns the API of the newest release of a mod for a version of Minecraft. */
const newest = (apis: readonly Api[], mod: string, minecraft: Minecraft) =>
  apis
    .filter((each) => each.mod === mod && minecraftOf(each.minecraft) === minecraft)
    .sort((a, b) => compareNumbers(releaseNumbers(a.version), releaseNumbers(b.version)))
    .at(-1);

/**
 * Returns the expected content of a cell, such as `2101.1.3 beta (fabric, neoforge)`. The name of the artifact comes
 * first if it differs from the name in the row. Two versions of Minecraft can share a column. If the release is not
 * for the version in the heading, the cell names its version.
 */
function cellOf(
  {ref, version, minecraft, maven}: Api,
  artifact: string | undefined,
  column: Minecraft,
): string {
  const [base = '', ...rest] = maven.artifacts;
  const loaders = rest.map((name) => name.slice(base.length + 1)).sort();
  const kind = /-(alpha|beta)$/.exec(ref)?.[1] ?? (ref.includes('.') ? undefined : 'untagged');
  const other = base === artifact ? '' : `${base} `;
  const only = minecraft.startsWith(column) ? '' : ` only for ${minecraft}`;
  return `${other}${version}${kind ? ` ${kind}` : ''}${only}${loaders.length > 0 ? ` (${loaders.join(', ')})` : ''}`;
}

export const artifacts: Check = {
  name: 'artifacts',
  why: "A developer's build fails if it requests an artifact or a version that does not exist.",
  items: 'artifacts in the table for mod developers',
  run({root, data}) {
    const file = data.files.find((each) => each.file === table);
    const apis = [...readApis(root).values()];
    const extracted = readExtracted(root);
    const groups = (file?.data.groups ?? {}) as {artifacts?: {rows: Row[]}};
    const rows = groups.artifacts?.rows ?? [];
    let examined = 0;
    const problems = rows.flatMap((row, i): Problem[] => {
      const mod = modNamed(row.mod) ?? '';
      return minecraftVersions.flatMap((minecraft): Problem[] => {
        const release = releasesFor(extracted, minecraft).get(mod);
        const api = newest(apis, mod, minecraft);
        const column = columnOf(minecraft);
        const place = {file: table, ...file?.locate(['groups', 'artifacts', 'rows', i, column])};
        examined += release ? 1 : 0;
        if (release && release.version !== api?.version) {
          const found = `src/data/extracted has ${mod} ${release.version}, but src/data/api does not`;
          return [{...place, found, fix: `run "npm run facts -- api ${mod} --ref ${release.ref}"`}];
        }
        const wanted = api && cellOf(api, row.artifact, minecraft);
        const found = `"${row.artifact} ${row[column] ?? ''}" for Minecraft ${minecraft}`;
        const fix = 'correct this cell, or the artifact of this row';
        const allowed = wanted === undefined ? 'an empty cell' : `"${wanted}"`;
        return row[column] === wanted ? [] : [{...place, found, allowed, fix}];
      });
    });
    const missing = file
      ? mods.filter(({id, name}) => apis.some(({mod}) => mod === id) && !rows.some((row) => row.mod === name))
      : [];
    return {
      examined,
      problems: [
        ...problems,
        ...missing.map(({name, id}) => ({
          file: table,
          found: `no row for ${name}`,
          allowed: 'one row for each mod in src/data/api',
          fix: `add a row with the artifacts of ${id}`,
        })),
      ],
    };
  },
};
