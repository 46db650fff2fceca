import {documentedMinecraft, minecraftVersions} from '../../config/minecraft';
import type {Source} from '../../data/schema/common';
import {isTableFile, type DataFile} from '../../plugins/structured-data/load';
import {factKinds, type FactKind, type Facts} from '../facts';
import {mods} from '../mods';
import {means, type ByHand} from './by-hand';
import type {Difference} from './compare';
import {asIf, whole} from './lookup';
import {compareRows, namesOf, type Row} from './rows';
import {compareVersions} from '../versions';
import {printVersions, versionsFolder} from '../versions/files';

/** What is wrong, in the shape of the checks' reports. */
export type Finding = {
  file: string;
  line: number;
  column?: number;
  found: string;
  allowed: string;
  fix: string;
};

export type Count = {mod: string; kind: FactKind; confirmed: number; byHand: number; missing: number};

export type Outcome = {findings: Finding[]; counts: Count[]; rows: number};

function complain(row: Row, difference: Difference | undefined): Finding {
  const {file, keys, facts, id} = row;
  const path = difference
    ? [...keys, ...difference.key.split('.').map((each) => (/^\d+$/.test(each) ? Number(each) : each))]
    : keys;
  const source = facts ? `${facts.repository} ${facts.ref}` : 'the extracted sources';
  return {
    file: file.file,
    ...file.locate(path),
    found: difference ? `${id}: ${difference.key} ${difference.found}` : `${id}, which is not in ${source}`,
    allowed: difference
      ? `${difference.source}${difference.at && facts ? `, read in ${whole(facts, difference.at)}` : ` in ${source}`}`
      : 'what the sources define',
    fix: 'correct the row, or list it in src/data/extracted/by-hand.yaml with the reason and where you read it',
  };
}

/** Facts that no row tells and no list leaves out. */
function untold(
  files: readonly DataFile[],
  rows: readonly Row[],
  extracted: ReadonlyMap<string, Facts>,
  byHand: ByHand,
  used: Set<number>,
): Finding[] {
  const told = new Set(
    rows.flatMap(({covered, facts}) => covered.map((name) => `${facts?.mod} ${facts?.version} ${name}`)),
  );
  const documented = new Map(
    files.flatMap(({data, file}) => {
      const {mod, version} = (data.source ?? {}) as Source;
      const id = mods.find(({name}) => name === mod)?.id;
      return id === undefined ? [] : [[`${id} ${version}`, file] as const];
    }),
  );
  return [...documented].flatMap(([id, file]) => {
    const facts = extracted.get(id);
    return (facts ? namesOf(facts) : []).flatMap(({name, at}): Finding[] => {
      const index = byHand.left_out.findIndex(({fact}) => means(fact, `${facts?.mod} ${name}`));
      if (told.has(`${id} ${name}`)) {
        return [];
      }
      if (index !== -1) {
        used.add(index);
        return [];
      }
      return [
        {
          file,
          line: 1,
          found: `no row for "${name}" of ${id}`,
          allowed: `what ${facts ? whole(facts, at) : at} defines`,
          fix: 'add a row, or list it under left_out in src/data/extracted/by-hand.yaml with the reason',
        },
      ];
    });
  });
}

/** Rows compared with the version that the data name; those that only another version has, with the newest that does. */
function rowsOf(files: readonly DataFile[], extracted: ReadonlyMap<string, Facts>, byHand: ByHand): Row[] {
  const tables = files.filter(isTableFile);
  const rows = compareRows(tables, extracted);
  const open = (row: Row) => !row.differences && !byHand.rows.some((entry) => means(entry.row, row.id));
  if (!rows.some(open)) {
    return rows;
  }
  const others = minecraftVersions
    .filter((each) => each !== documentedMinecraft)
    .reverse()
    .map((each) => new Map(compareRows(tables, asIf(extracted, each)).map((row) => [row.id, row])));
  return rows.map((row) =>
    open(row) ? (others.map((each) => each.get(row.id)).find((other) => other?.differences) ?? row) : row,
  );
}

/** Generated files that are not what the data and the extractions make now. */
function outdated(
  files: readonly DataFile[],
  extracted: ReadonlyMap<string, Facts>,
  byHand: ByHand,
  written: ReadonlyMap<string, string>,
): Finding[] {
  const {mods: compared, unused} = compareVersions(files, extracted, byHand);
  const stale = compared.filter((each) => written.get(each.mod) !== printVersions(each));
  return [
    ...stale.map(({mod}) => ({
      file: `${versionsFolder}/${mod}.json`,
      line: 1,
      found: 'a file that is out of date',
      allowed: 'what data and extractions say now',
      fix: 'run npm run facts -- versions',
    })),
    ...unused.map((index) => ({
      file: byHand.file,
      line: byHand.line('versions', index),
      found: `"${byHand.versions[index]?.row}", which is no row of the data`,
      allowed: 'rows that other versions have otherwise',
      fix: 'correct or delete the entry',
    })),
  ];
}

/**
 * Compares the data with the committed extractions.
 * @param written the committed files of `src/data/versions` by mod; without them they are not looked at
 */
export function checkFacts(
  files: readonly DataFile[],
  extracted: ReadonlyMap<string, Facts>,
  byHand: ByHand,
  written?: ReadonlyMap<string, string>,
): Outcome {
  const rows = rowsOf(files, extracted, byHand);
  const counts = new Map<string, Count>();
  const findings: Finding[] = written ? outdated(files, extracted, byHand, written) : [];
  const usedRows = new Set<number>();
  const usedFacts = new Set<number>();
  for (const row of rows) {
    const entries = byHand.rows
      .map((entry, index) => ({...entry, index}))
      .filter((entry) => means(entry.row, row.id));
    const covers = (key: string | undefined) =>
      entries.find(({keys}) => keys === undefined || (key !== undefined && keys.includes(key)));
    const open = (row.differences ?? [undefined]).filter((difference) => {
      const entry = covers(difference?.key);
      if (entry) {
        usedRows.add(entry.index);
      }
      return !entry;
    });
    findings.push(...open.map((difference) => complain(row, difference)));
    const count = counts.get(`${row.mod} ${row.kind}`) ?? {
      mod: row.mod,
      kind: row.kind,
      confirmed: 0,
      byHand: 0,
      missing: 0,
    };
    const read = (row.differences ?? [undefined]).length > open.length;
    count[open.length > 0 ? 'missing' : read ? 'byHand' : 'confirmed'] += 1;
    counts.set(`${row.mod} ${row.kind}`, count);
  }
  findings.push(...untold(files, rows, extracted, byHand, usedFacts));
  const stale = (list: 'rows' | 'left_out', used: Set<number>, name: (index: number) => string) =>
    byHand[list].flatMap((_, index): Finding[] =>
      used.has(index)
        ? []
        : [
            {
              file: byHand.file,
              line: byHand.line(list, index),
              found: `"${name(index)}", which covers nothing`,
              allowed: 'what the sources cannot confirm',
              fix: 'delete the entry',
            },
          ],
    );
  findings.push(...stale('rows', usedRows, (index) => byHand.rows[index]?.row ?? ''));
  findings.push(...stale('left_out', usedFacts, (index) => byHand.left_out[index]?.fact ?? ''));
  const order = mods.map(({id}) => id);
  const sorted = [...counts.values()].sort(
    (a, b) =>
      order.indexOf(a.mod) - order.indexOf(b.mod) || factKinds.indexOf(a.kind) - factKinds.indexOf(b.kind),
  );
  return {findings, counts: sorted, rows: rows.length};
}

/** Rows per mod and kind as a Markdown table, with a line for all of them. */
export function countTable(counts: readonly Count[]): string {
  const names = {
    commands: 'commands',
    options: 'options',
    nodes: 'permission nodes',
    keys: 'keys',
    properties: 'properties',
    theme: 'theme properties',
  };
  const sum = (key: 'confirmed' | 'byHand' | 'missing') =>
    counts.reduce((total, each) => total + each[key], 0);
  const all = sum('confirmed') + sum('byHand') + sum('missing');
  const lines = counts.map(
    ({mod, kind, confirmed, byHand, missing}) =>
      `| ${mods.find(({id}) => id === mod)?.name} | ${names[kind]} | ${confirmed} | ${byHand} | ${missing} |`,
  );
  const share = all === 0 ? 0 : Math.floor((sum('confirmed') / all) * 1000) / 10;
  return [
    '| Mod | Rows | Confirmed by its sources | Read by hand | Missing |',
    '| --- | --- | --: | --: | --: |',
    ...lines,
    `| All | ${share} % confirmed | ${sum('confirmed')} | ${sum('byHand')} | ${sum('missing')} |`,
  ].join('\n');
}
