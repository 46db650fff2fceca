import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {isTableFile, loadFiles, type TableFile} from '../../plugins/structured-data/load';
import {checkFacts, countTable} from '.';
import {readByHand} from './by-hand';
import {readExtracted} from './lookup';
import {compareRows} from './rows';

const root = path.join(__dirname, '../../..');
const {files} = loadFiles(path.join(root, 'src/data'));
const extracted = readExtracted(root);
const byHand = readByHand(root);

it('confirms at least 95 of 100 rows from the sources, and leaves none open', () => {
  const {counts, findings} = checkFacts(files, extracted, byHand);
  const confirmed = counts.filter(({how}) => how === 'confirmed').length;
  expect(findings).toEqual([]);
  expect(counts.length).toBeGreaterThan(600);
  expect(confirmed / counts.length).toBeGreaterThanOrEqual(0.95);
  // `npm run facts -- check --write` writes it.
  expect(readFileSync(path.join(root, 'src/data/README.md'), 'utf8')).toContain(countTable(counts));
});

type Change = {what: string; row: string; file: TableFile; keys: PropertyKey[]; value: unknown};

/** One wrong value: another default, limit, level, name or type. */
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

/** Fifty values all over the data, the same number of each sort. */
function fifty(): Change[] {
  const sorts = ['default', 'min', 'max', 'level', 'syntax', 'key', 'name', 'type', 'node', 'label'];
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
        : [{what: sort, row: id, file, keys: [...keys, sort], value: wrong(sort, row[sort])}];
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

it.each(changes.map((change) => [`${change.what} of ${change.row}`, change] as const))(
  'sees another %s',
  (_, {file, keys, value}) => {
    const data = structuredClone(file.data);
    const holder = keys
      .slice(0, -1)
      .reduce<Record<PropertyKey, unknown>>((each, key) => each[key] as Record<PropertyKey, unknown>, data);
    holder[keys.at(-1) ?? ''] = value;
    const changed = files.map((each) => (each === file ? {...file, data} : each));
    const {findings} = checkFacts(changed, extracted, byHand);
    expect(findings.map((finding) => finding.file)).toContain(file.file);
  },
);
