import {ESLint, type Linter} from 'eslint';
import {beforeAll, expect, it} from 'vitest';
import {root} from '../../cli/project';

const eslint = new ESLint({cwd: root});
const ours = /^(?:ftb\/no-patching|no-restricted-syntax)$/;

/** Returns the messages of our rules for TypeScript code. */
const lint = async (code: string) =>
  (await eslint.lintText(code, {filePath: 'src/build/any.ts'}))[0]!.messages
    .filter(({ruleId}) => ours.test(ruleId ?? ''))
    .map(({message}) => message);

// The first call loads the parser.
beforeAll(async () => {
  await lint('');
}, 60_000);

it.each<[string, string]>([
  [
    "Node's module loader",
    "import Module from 'node:module'; const loader = Module as any; loader._load = load;",
  ],
  ["Node's module loader", "import {registerHooks} from 'node:module'; registerHooks({});"],
  ["Node's module loader", "import Module from 'node:module'; Module.register('./hooks.mjs');"],
  ['changes a module', "import ssg from '@docusaurus/core/lib/ssg/ssgExecutor'; ssg.executeSSG = mine;"],
  ['changes a module', "import * as utils from '@docusaurus/utils'; utils['posixPath'] = mine;"],
  ['changes a module', "const utils = require('@docusaurus/utils'); utils.posixPath = mine;"],
  ['changes a module', "const utils = createRequire(file)('@docusaurus/utils'); utils.posixPath = mine;"],
  ['changes a module', "async function f() { const utils = await import('x'); utils.posixPath = mine; }"],
  ['changes a module', "import fs from 'node:fs'; Object.assign(fs, {readFileSync: mine});"],
  ['changes a module', "import fs from 'node:fs'; delete fs.readFileSync;"],
  ['the global object', 'globalThis.siteData = data;'],
  ['the global object', '(window as unknown as Ours).ours = [];'],
  ['the global object', 'window.count++;'],
  ['the global object', "Object.defineProperty(globalThis, 'fetch', {value: mine});"],
  ['changes a prototype', 'Storage.prototype.setItem = mine;'],
  ['changes a prototype', 'Object.assign(Element.prototype, {mine});'],
  ['changes the console', 'console.log = mine;'],
  ['changes the console', 'console[level] = (...values) => undefined;'],
  ['tunes the JavaScript engine', "import v8 from 'node:v8'; v8.setFlagsFromString('--x');"],
  ['tunes the JavaScript engine', "import {setFlagsFromString} from 'node:v8';"],
  [
    'tunes the JavaScript engine',
    "const env = {NODE_OPTIONS: '--enable-source-maps --max-semi-space-size=64'};",
  ],
  ['tunes the JavaScript engine', 'const flags = [`--interrupt-budget=${n}`];'],
  ['tunes the JavaScript engine', "const args = ['--js-flags=--no-opt'];"],
])('reports a change of a foreign object (%s): %s', async (words, code) => {
  expect(await lint(code)).toEqual([expect.stringContaining(words)]);
});

it.each([
  'const ours = {a: 1}; ours.a = 2;',
  "window.location.href = '/docs'; document.title = 'Docs';",
  "process.env.NODE_ENV = 'production';",
  "import {map} from './ours'; map.set('a', 1);",
  "console.log('hello');",
  'element.style.top = 0; ref.current = element;',
  "const memory = {NODE_OPTIONS: '--max-old-space-size=4096'};",
  'Object.assign(element.style, {top: 0});',
])('allows: %s', async (code) => {
  expect(await lint(code)).toEqual([]);
});

it.each([
  ['src/build/overrides/index.ts', true],
  ['src/client/navigation/preload.ts', true],
  ['src/theme/Root/index.tsx', true],
  ['bench/perf/run.ts', true],
  ['src/client/hydration/hydration.test.tsx', false],
  ['tests/browser/site.ts', false],
])('applies to %s: %s', async (file, isHeld) => {
  const config = (await new ESLint({cwd: root}).calculateConfigForFile(file)) as Linter.Config;
  expect(config.rules?.['ftb/no-patching'] ?? [0]).toEqual([isHeld ? 2 : 0]);
});
