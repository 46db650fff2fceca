import {mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {loadBundled} from './load-bundled.mjs';
import {root} from './project';

const require = createRequire(join(root, 'src/cli/any.cjs'));
const utils = require('@docusaurus/utils') as {loadFreshModule: (file: string) => Promise<unknown>};
const inner = require('@docusaurus/utils/lib/moduleUtils.js') as typeof utils;
const {loadFreshModule} = inner;

let folder: string;
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'load-bundled-')));
});

afterEach(() => {
  inner.loadFreshModule = loadFreshModule;
  rmSync(folder, {recursive: true});
});

it('loads what was made of a file, anew each time, and all else as before', async () => {
  const source = write('sidebars.ts', 'export default {from: "the source"};');
  const made = write('sidebars.cjs', 'exports.__esModule = true; exports.default = {from: "the bundle"};');
  const plain = write('plain.cjs', 'module.exports = {from: "plain"};');
  loadBundled({[source]: made, [join(folder, 'plain.ts')]: plain});
  const first = await utils.loadFreshModule(source);
  expect(first).toEqual({from: 'the bundle'});
  expect(await utils.loadFreshModule(join(folder, 'plain.ts'))).toEqual({from: 'plain'});
  expect(await utils.loadFreshModule(plain)).toEqual({from: 'plain'});
  expect(await utils.loadFreshModule(source)).not.toBe(first);
  write('sidebars.cjs', 'exports.__esModule = true; exports.default = {from: "a later bundle"};');
  expect(await utils.loadFreshModule(source)).toEqual({from: 'a later bundle'});
});
