import {documentedMinecraft, minecraftTable} from '../../config/minecraft';
import type {Source} from '../../data/schema/common';
import type {ModVersions} from '../../data/schema/versions';
import type {DataFile} from '../../data/model/load';
import {factKinds, type FactKind, type Facts} from '../facts';
import {modNamed, mods} from '../mods';
import {compareVersions, type Unread} from '../versions';
import {printVersions, versionsFolder} from '../versions/files';
import {matches, type ByHand} from './by-hand';
import type {Difference} from './compare';
import {fullPlace} from './lookup';
import {namesOf, type Row} from './rows';

/** A problem, in the format of the checks. */
type Finding = {
  file: string;
  line: number;
  column?: number;
  found: string;
  allowed?: string;
  fix: string;
};

/** Result for a row: confirmed by the sources, verified by hand, or missing from both. */
export type Count = {mod: string; kind: FactKind; how: 'confirmed' | 'byHand' | 'missing'};

export type Outcome = {
  findings: Finding[];
  counts: Count[];
  /** For each mod, the differences between versions of Minecraft, in the format of `src/data/versions`. */
  compared: ModVersions[];
};

function report({file, keys, facts, id}: Row, difference: Difference | undefined): Finding {
  const source = facts ? `${facts.repository} ${facts.ref}` : 'the extracted sources';
  const fix =
    'correct the row, or add it to src/data/extracted/by-hand.yaml with the reason and the place in the code';
  if (!difference) {
    const found = `${id} does not exist in ${source}`;
    return {file: file.file, ...file.locate(keys), found, allowed: 'rows that the sources define', fix};
  }
  const {key, at} = difference;
  const origin = at && facts ? fullPlace(facts, at) : source;
  const path = key.split('.').map((each) => (/^\d+$/.test(each) ? Number(each) : each));
  return {
    file: file.file,
    ...file.locate([...keys, ...path]),
    found: `${id} has ${difference.found === 'nothing' ? `no ${key}` : `${key} ${difference.found}`}`,
    allowed:
      difference.source === 'nothing'
        ? `only what ${origin} defines`
        : `${key} ${difference.source}, as in ${origin}`,
    fix,
  };
}

/** Reports facts that have no row and are not listed under `left_out`. */
function uncovered(
  files: readonly DataFile[],
  rows: readonly Row[],
  extracted: ReadonlyMap<string, Facts>,
  byHand: ByHand,
  used: Set<object>,
): Finding[] {
  const known = new Set(
    rows.flatMap(({covered, facts}) => covered.map((name) => `${facts?.mod} ${facts?.version} ${name}`)),
  );
  const documented = new Map(
    files.map(({data, file}) => {
      const {mod, version} = (data.source ?? {}) as Source;
      return [`${modNamed(mod)} ${version}`, file];
    }),
  );
  return [...documented].flatMap(([id, file]) => {
    const facts = extracted.get(id);
    return (facts ? namesOf(facts) : []).flatMap(({name, at}): Finding[] => {
      if (known.has(`${id} ${name}`)) {
        return [];
      }
      const entry = byHand.left_out.find(({fact}) => matches(fact, `${facts!.mod} ${name}`));
      if (entry) {
        used.add(entry);
        return [];
      }
      return [
        {
          file,
          line: 1,
          found: `no row for "${name}" of ${id}, which is defined in ${fullPlace(facts!, at)}`,
          allowed: 'a row for each definition',
          fix: 'add a row, or add the name to left_out in src/data/extracted/by-hand.yaml with a reason',
        },
      ];
    });
  });
}

/** Reports entries under `versions` that cover one version of Minecraft, but not the one after it. */
function unreadEntries(unread: readonly Unread[], byHand: ByHand): Finding[] {
  return minecraftTable.flatMap(({id, label}) => {
    const open = new Set(unread.filter(({minecraft}) => minecraft === id).map(({entry}) => entry));
    return Array.from(open, (entry) => ({
      file: byHand.file,
      line: byHand.line('versions', byHand.versions.indexOf(entry)),
      found: `"${entry.row}" was not verified for Minecraft ${label}`,
      allowed: 'an entry for every later version, once a row was verified by hand for one version',
      fix: `read the code for that version, then add '${id}' to "minecraft" of this entry, or add a separate entry`,
    }));
  });
}

/** Reports mods without facts for a version of Minecraft, unless they are listed under `no_source`. */
function missingReleases(compared: readonly ModVersions[], byHand: ByHand, used: Set<object>): Finding[] {
  return compared.flatMap(({mod, releases}) =>
    minecraftTable
      .filter(({id}) => id !== documentedMinecraft && !releases[id])
      .flatMap(({id, label}): Finding[] => {
        const entry = byHand.no_source.find(
          ({mod: named, minecraft}) => named === mod && (minecraft?.includes(id) ?? true),
        );
        if (entry) {
          used.add(entry);
          return [];
        }
        return [
          {
            file: byHand.file,
            line: 1,
            found: `no facts of ${mod} for Minecraft ${label}`,
            allowed: 'a release of each mod for each version in src/config/minecraft.ts',
            fix: `run "npm run facts -- extract ${mod} --ref TAG", or add the mod to no_source with a reason`,
          },
        ];
      }),
  );
}

/** Reports entries of by-hand.yaml that match nothing. */
function unused(byHand: ByHand, used: ReadonlySet<object>): Finding[] {
  return (['rows', 'versions', 'no_source', 'left_out'] as const).flatMap((list) =>
    byHand[list].flatMap((entry, index): Finding[] =>
      used.has(entry)
        ? []
        : [
            {
              file: byHand.file,
              line: byHand.line(list, index),
              found: `"${'row' in entry ? entry.row : 'fact' in entry ? entry.fact : entry.mod}" is not needed`,
              allowed: 'entries for rows and facts that the sources do not confirm',
              fix: 'correct or delete the entry',
            },
          ],
    ),
  );
}

/**
 * Compares the data with the committed extractions.
 * @param written contents of the committed files in `src/data/versions`, by mod; if undefined, they are not compared
 */
export function checkFacts(
  files: readonly DataFile[],
  extracted: ReadonlyMap<string, Facts>,
  byHand: ByHand,
  written?: ReadonlyMap<string, string>,
): Outcome {
  const used = new Set<object>();
  const {mods: compared, rows, unread} = compareVersions(files, extracted, byHand, used);
  const findings = compared
    .filter((each) => written && written.get(each.mod) !== printVersions(each))
    .map(({mod}): Finding => ({
      file: `${versionsFolder}/${mod}.json`,
      line: 1,
      found: 'the file is out of date',
      fix: 'run "npm run facts -- check --write"',
    }));
  const counts = rows.map((row): Count => {
    const entries = byHand.rows.filter((entry) => matches(entry.row, row.id));
    const differences = row.differences ?? [undefined];
    const open = differences.filter((difference) => {
      const entry = entries.find(({keys}) => !keys || (difference && keys.includes(difference.key)));
      if (entry) {
        used.add(entry);
      }
      return !entry;
    });
    findings.push(...open.map((difference) => report(row, difference)));
    const how = open.length > 0 ? 'missing' : differences.length > 0 ? 'byHand' : 'confirmed';
    return {mod: row.mod, kind: row.kind, how};
  });
  findings.push(
    ...uncovered(files, rows, extracted, byHand, used),
    ...missingReleases(compared, byHand, used),
    ...unreadEntries(unread, byHand),
    ...unused(byHand, used),
  );
  return {findings, counts, compared};
}

const kindNames: Readonly<Record<FactKind, string>> = {
  commands: 'commands',
  options: 'options',
  nodes: 'permission nodes',
  keys: 'keys',
  properties: 'properties',
  theme: 'theme properties',
};

/** Formats the row counts by mod and kind as a Markdown table with totals. */
export function countTable(counts: readonly Count[]): string {
  const numbers = (some: readonly Count[]) =>
    (['confirmed', 'byHand', 'missing'] as const).map((how) => some.filter((one) => one.how === how).length);
  const lines = mods.flatMap(({id, name}) =>
    factKinds.flatMap((kind) => {
      const some = counts.filter((one) => one.mod === id && one.kind === kind);
      return some.length > 0 ? [`| ${name} | ${kindNames[kind]} | ${numbers(some).join(' | ')} |`] : [];
    }),
  );
  const all = numbers(counts);
  const share = Math.floor((all[0]! / counts.length) * 1000) / 10;
  return [
    '| Mod | Rows | Confirmed by its sources | Read by hand | Missing |',
    '| --- | --- | --: | --: | --: |',
    ...lines,
    `| All | ${share} % confirmed | ${all.join(' | ')} |`,
  ].join('\n');
}
