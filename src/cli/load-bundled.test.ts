import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
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

it('loads packages as they are, and those for `import` alone as before', async () => {
  const inPackage = (name: string, type: string, text: string) => {
    mkdirSync(join(folder, 'node_modules', name), {recursive: true});
    write(`node_modules/${name}/package.json`, JSON.stringify({type}));
    return write(`node_modules/${name}/index.js`, text);
  };
  const old = inPackage('old', 'commonjs', 'exports.default = () => "old"; exports.more = 1;');
  const modern = inPackage('modern', 'module', 'export default {from: "modern"};');
  const broken = inPackage('broken', 'commonjs', 'throw new Error("broken");');
  loadBundled({});
  expect(await utils.loadFreshModule(old)).toBe(require(old));
  expect(await utils.loadFreshModule(modern)).toMatchObject({default: {from: 'modern'}});
  await expect(utils.loadFreshModule(broken)).rejects.toThrow('broken');
});
