import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isTableFile, loadFiles, type TableFile} from '../../data/model/load';
import {checkFacts, countTable} from '.';
import {readByHand} from './by-hand';
import {readExtracted} from './lookup';
import {compareRows} from './rows';

const root = path.join(__dirname, '../../..');
const {files} = loadFiles(path.join(root, 'src/data'));
const extracted = readExtracted(root);
const byHand = readByHand(root);

it('confirms at least 95% of the rows from the sources, and leaves none unresolved', () => {
  const {counts, findings} = checkFacts(files, extracted, byHand);
  const confirmed = counts.filter(({how}) => how === 'confirmed').length;
  expect(findings).toEqual([]);
  expect(counts.length).toBeGreaterThan(600);
  expect(confirmed / counts.length).toBeGreaterThanOrEqual(0.95);
  // `npm run facts -- check --write` updates the table.
  expect(readFileSync(path.join(root, 'src/data/README.md'), 'utf8')).toContain(countTable(counts));
});

it('reports a mod without a release for a version of Minecraft', () => {
  const {findings} = checkFacts(files, extracted, {...byHand, no_source: []});
  expect(findings.map(({found}) => found)).toContain('no facts of ftb-ultimine for Minecraft 26.1');
});

type Values = Record<PropertyKey, unknown>;

/** A wrong value for the key `what` of a row. */
type Change = {what: string; id: string; file: TableFile; row: PropertyKey[]; value: unknown};

const sorts = ['default', 'min', 'max', 'level', 'syntax', 'key', 'name', 'type', 'node', 'label'];

/** Returns a plausible but wrong value for a key. */
function wrong(key: string, value: unknown): unknown {
  switch (key) {
    case 'type':
      return value === 'int' ? 'double' : 'int';
    case 'syntax':
      return typeof value === 'string' ? value.replace(/^\/(\w+)/, '/$1x') : ['/nothing'];
    case 'level':
      return value === 4 ? 3 : Number(value) + 1;
    case 'default':
      return typeof value === 'boolean' ? !value : typeof value === 'number' ? value + 1 : 'something else';
    default:
      return typeof value === 'number' ? value + 1 : `${String(value)}x`;
  }
}

/** Selects fifty values from all parts of the data. */
function fifty(): Change[] {
  const handled = (id: string) => byHand.rows.some(({row}) => row === id);
  const rows = compareRows(files.filter(isTableFile), extracted).filter(
    ({id, kind}) => !handled(id) && (kind !== 'properties' || !id.includes('file-keys')),
  );
  return sorts.flatMap((sort) => {
    const able = rows.flatMap(({id, file, keys}): Change[] => {
      const group = (file.data.groups as Record<string, Record<string, unknown[]>>)[String(keys[1])];
      const row = group?.[file.kind.rows]?.[Number(keys[3])] as Record<string, unknown>;
      const told = sort === 'label' ? file.kind.name === 'keys' : true;
      return row[sort] === undefined || !told
        ? []
        : [{what: sort, id, file, row: keys, value: wrong(sort, row[sort])}];
    });
    const wanted = sort === 'label' ? 3 : sort === 'default' ? 7 : 5;
    const step = Math.max(1, Math.floor(able.length / wanted));
    return able.filter((_, i) => i % step === 0).slice(0, wanted);
  });
}

const changes = fifty();

it('has fifty values to change', () => {
  expect(changes.length).toBe(50);
});

it.each(sorts)('reports a wrong %s in each row', (sort) => {
  // Compares all changes at once, because each comparison is slow.
  const wanted = changes.filter(({what}) => what === sort);
  const changed = new Map(files.map((file) => [file, structuredClone(file.data)]));
  wanted.forEach(({file, row, value}) => {
    const holder = row.reduce<Values>((each, key) => each[key] as Values, changed.get(file) as Values);
    holder[sort] = value;
  });
  const {findings} = checkFacts(
    files.map((file) => ({...file, data: changed.get(file)!})),
    extracted,
    byHand,
  );
  const found = new Set(findings.map(({file, line}) => `${file}:${line}`));
  const unseen = wanted.filter(({file, row}) =>
    [row, [...row, sort]].every((keys) => !found.has(`${file.file}:${file.locate(keys).line}`)),
  );
  expect(unseen.map(({id}) => id)).toEqual([]);
});
