import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import type {FactsIndex} from '../../check-files/protocol';
import {apiFolder} from '../../config/api';
import {site} from '../../config/site';
import type {JsonSchema} from '../../data/model/settings-schema';
import type {ModFacts} from '../../data/schema/facts';
import api from '.';

const outDir = mkdtempSync(path.join(tmpdir(), 'api-'));
function read<T>(name: string): T {
  return JSON.parse(readFileSync(path.join(outDir, apiFolder, name), 'utf8')) as T;
}

beforeAll(async () => {
  await api({siteDir: process.cwd()} as LoadContext).postBuild!({outDir} as never);
}, 120_000);
afterAll(() => rmSync(outDir, {recursive: true}));

/** Keys that third-party programs rely on. Within v1, keys may be added but never removed. */
const contract = {
  mods: [
    'ftb-chunks',
    'ftb-essentials',
    'ftb-library',
    'ftb-quests',
    'ftb-ranks',
    'ftb-teams',
    'ftb-ultimine',
  ],
  keys: ['mod', 'name', 'minecraft', 'release', 'files', 'options', 'commands', 'nodes', 'things'],
};

describe('the contract of v1', () => {
  it('has an index of files that exist', () => {
    const {version, facts} = read<FactsIndex>('index.json');
    expect(version).toBe(1);
    for (const minecraft of ['1.20.1', '1.21.1']) {
      const mods = facts.filter((each) => each.minecraft === minecraft).map(({mod}) => mod);
      expect(mods).toEqual(expect.arrayContaining(contract.mods));
    }
    facts.forEach(({url}) => expect(existsSync(path.join(outDir, apiFolder, url)), url).toBe(true));
  });

  it('has the documented keys in every file', () => {
    for (const {url} of read<FactsIndex>('index.json').facts) {
      expect(Object.keys(read<ModFacts>(url)), url).toEqual(expect.arrayContaining(contract.keys));
    }
  });

  it('has a JSON Schema of each settings file in JSON5', () => {
    const files = read<FactsIndex>('index.json').facts.flatMap((each) => each.files);
    for (const {path: file, schema} of files) {
      expect(schema !== undefined, file).toBe(file.endsWith('.json5'));
    }
    const schemas = files.flatMap(({schema}) => schema ?? []);
    for (const schema of schemas) expect(read<JsonSchema>(schema).type, schema).toBe('object');
    const {properties} = read<JsonSchema>('ftb-essentials/26.1/ftbessentials.schema.json');
    expect(properties!.teleportation!.properties!.home!.properties!.max).toEqual({
      type: 'integer',
      description: 'Each player may have this many homes.',
      default: 1,
      minimum: 0,
      maximum: 2_147_483_647,
    });
  });

  it('leads from each option, command and node to its row', () => {
    const {options, commands, nodes} = read<ModFacts>('ftb-essentials/1.21.1.json');
    for (const {url} of [...options, ...commands, ...nodes]) {
      expect(url).toMatch(/^\/docs\/mods\/suite\/[^#]+#(?:option|command|node)-/);
    }
  });
});

describe('the examples of the page', () => {
  const page = readFileSync('docs/mods/technical/data-files.mdx', 'utf8');
  const code = (title: string) => page.split(`title="${title}"\n`)[1]!.split('```')[0]!;

  /** Runs an example of the documentation against the generated files and returns its output lines. */
  async function run(example: string): Promise<string[]> {
    const printed: string[] = [];
    const fetchHere = (url: string) => {
      const folder = `${site.url}/${apiFolder}/`;
      expect(url.startsWith(folder)).toBe(true);
      return Promise.resolve({json: () => Promise.resolve(read(url.slice(folder.length)))});
    };
    const AsyncFunction = Object.getPrototypeOf(run).constructor as new (
      ...parts: string[]
    ) => (...values: unknown[]) => Promise<void>;
    await new AsyncFunction('fetch', 'console', example)(fetchHere, {
      log: (text: unknown) => printed.push(String(text)),
    });
    return printed;
  }

  it('prints the default of a setting', async () => {
    expect(await run(code('default.mjs'))).toEqual(['1']);
  });

  it('prints the commands that everyone may use', async () => {
    vi.setConfig({testTimeout: 20_000});
    const printed = await run(code('commands.mjs'));
    expect(printed.find((line) => line.startsWith('FTB Essentials: '))).toContain('/home');
  });
});
