/** Editors validate data files with .vscode/settings.json and its schemas. Tests these settings. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readConfigFile} from 'typescript';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import * as z from 'zod';
import {root} from '../../src/cli/project';
import {loadFiles} from '../../src/data/model/load';
import {kinds} from '../../src/data/schema';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const schemaFile = (kind: string) => `src/data/schema/${kind}.schema.json`;

/** Parses a settings file, which is JSON with comments. */
function readSettings(file: string): Record<string, unknown> {
  const {config, error} = readConfigFile(file, read);
  expect(error, file).toBeUndefined();
  return config as Record<string, unknown>;
}

it('assigns a schema to data files that do not name it', () => {
  const expected = kinds.map(({name}) => [`./${schemaFile(name)}`, `src/data/${name}/**`]);
  expect(readSettings('.vscode/settings.json')['yaml.schemas']).toEqual(Object.fromEntries(expected));
  expect(readSettings('.vscode/extensions.json').recommendations).toContain('redhat.vscode-yaml');
});

describe('the schemas that editors read', () => {
  const schemas = new Map(
    kinds.map(({name}) => [
      name,
      z.fromJSONSchema(JSON.parse(read(schemaFile(name))) as z.core.JSONSchema.JSONSchema),
    ]),
  );
  const {files} = loadFiles(path.join(root, 'src/data'));

  it('accept every data file', () => {
    expect(files.length).toBeGreaterThan(30);
    for (const {file, kind} of files) {
      const {error} = schemas.get(kind.name)!.safeParse(parse(read(file)));
      expect(error && z.prettifyError(error), file).toBeUndefined();
    }
  });

  it.each(kinds.map(({name}) => name))('refuse a misspelt key of %s', (kind) => {
    const {file} = files.find((one) => one.kind.name === kind)!;
    expect(schemas.get(kind)!.safeParse({...parse(read(file)), titel: 'Lamps'}).success).toBe(false);
  });
});
