import {minecraftVersions, type Minecraft} from '../../config/minecraft';
import {readApis, type Api} from '../../facts/api/file';
import {readExtracted, releasesFor} from '../../facts/check/lookup';
import {modNamed, mods} from '../../facts/mods';
import {compareNumbers, minecraftOf, releaseNumbers} from '../../facts/release';
import type {Check, Problem} from '../types';

const table = 'src/data/tables/developers.yaml';

/** The table's column for a version of Minecraft. */
const columnOf = (minecraft: Minecraft) => `mc-${minecraft.replaceAll('.', '-')}`;

type Row = Partial<Record<string, string>>;

/** The newest release of a mod for a version of Minecraft whose artifacts were read. */
const newest = (apis: readonly Api[], mod: string, minecraft: Minecraft) =>
  apis
    .filter((each) => each.mod === mod && minecraftOf(each.minecraft) === minecraft)
    .sort((a, b) => compareNumbers(releaseNumbers(a.version), releaseNumbers(b.version)))
    .at(-1);

/**
 * The required content of a cell: the version; the artifact's name if it differs; whether it is a beta or has no tag;
 * the loaders.
 */
function cellOf({ref, version, maven}: Api, artifact: string | undefined): string {
  const [base = '', ...rest] = maven.artifacts;
  const loaders = rest.map((name) => name.slice(base.length + 1)).sort();
  const kind = /-(alpha|beta)$/.exec(ref)?.[1] ?? (ref.includes('.') ? undefined : 'untagged');
  const other = base === artifact ? '' : `${base} `;
  return `${other}${version}${kind ? ` ${kind}` : ''}${loaders.length > 0 ? ` (${loaders.join(', ')})` : ''}`;
}

export const artifacts: Check = {
  name: 'artifacts',
  why: 'A build that requests an artifact or a version that does not exist fails.',
  items: 'artifacts of a release in the table for mod developers',
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
          const found = `no artifacts of ${mod} ${release.version}, which src/data/extracted has`;
          return [{...place, found, fix: `npm run facts -- api ${mod} --ref ${release.ref}`}];
        }
        const wanted = api && cellOf(api, row.artifact);
        const found = `"${row.artifact} ${row[column] ?? ''}" for Minecraft ${minecraft}`;
        const fix = 'correct the cell, or the column of the artifact';
        return row[column] === wanted ? [] : [{...place, found, allowed: wanted ?? 'nothing', fix}];
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
          allowed: `each mod of src/data/api, ${id} among them`,
          fix: 'add a row',
        })),
      ],
    };
  },
};
