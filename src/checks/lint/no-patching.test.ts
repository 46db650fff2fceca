import {ESLint, Linter} from 'eslint';
import tseslint from 'typescript-eslint';
import {expect, it} from 'vitest';
import {root} from '../../cli/project';
import {noPatching} from './no-patching.mjs';

/** Messages of the rule for a piece of TypeScript. */
const lint = (code: string) =>
  new Linter()
    .verify(
      code,
      {
        files: ['**/*.ts'],
        languageOptions: {parser: tseslint.parser as Linter.Parser},
        plugins: {local: {rules: {'no-patching': noPatching}}},
        rules: {'local/no-patching': 'error'},
      },
      'any.ts',
    )
    .map(({messageId, message}) => messageId ?? message);

it.each<[string, string]>([
  ['loader', "import Module from 'node:module'; const loader = Module as any; loader._load = load;"],
  ['loader', "import {registerHooks} from 'node:module'; registerHooks({});"],
  ['loader', "import Module from 'node:module'; Module.register('./hooks.mjs');"],
  ['module', "import ssg from '@docusaurus/core/lib/ssg/ssgExecutor'; ssg.executeSSG = mine;"],
  ['module', "import * as utils from '@docusaurus/utils'; utils['posixPath'] = mine;"],
  ['module', "const utils = require('@docusaurus/utils'); utils.posixPath = mine;"],
  ['module', "const utils = createRequire(file)('@docusaurus/utils'); utils.posixPath = mine;"],
  ['module', "async function f() { const utils = await import('x'); utils.posixPath = mine; }"],
  ['module', "import fs from 'node:fs'; Object.assign(fs, {readFileSync: mine});"],
  ['module', "import fs from 'node:fs'; delete fs.readFileSync;"],
  ['global', 'globalThis.siteData = data;'],
  ['global', '(window as unknown as Ours).ours = [];'],
  ['global', 'window.count++;'],
  ['global', "Object.defineProperty(globalThis, 'fetch', {value: mine});"],
  ['prototype', 'Storage.prototype.setItem = mine;'],
  ['prototype', 'Object.assign(Element.prototype, {mine});'],
  ['console', 'console.log = mine;'],
  ['console', 'console[level] = (...values) => undefined;'],
  ['engine', "import v8 from 'node:v8'; v8.setFlagsFromString('--x');"],
  ['engine', "import {setFlagsFromString} from 'node:v8';"],
  ['engine', "const env = {NODE_OPTIONS: '--enable-source-maps --max-semi-space-size=64'};"],
  ['engine', 'const flags = [`--interrupt-budget=${n}`];'],
])('refuses to change what is not ours (%s): %s', (messageId, code) => {
  expect(lint(code)).toEqual([messageId]);
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
])('allows: %s', (code) => {
  expect(lint(code)).toEqual([]);
});

it.each([
  ['src/build/overrides/index.ts', true],
  ['src/client/navigation/preload.ts', true],
  ['src/theme/Root/index.tsx', true],
  ['bench/perf/run.ts', true],
  ['src/client/hydration/hydration.test.tsx', false],
  ['tests/browser/site.ts', false],
])('%s is held to it: %s', async (file, isHeld) => {
  const config = (await new ESLint({cwd: root}).calculateConfigForFile(file)) as Linter.Config;
  expect(config.rules?.['ftb/no-patching'] ?? [0]).toEqual([isHeld ? 2 : 0]);
});
