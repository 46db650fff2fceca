import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bundle} from './bundle.mjs';
import {root} from './project';

let site: string;
let target: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(site, file)), {recursive: true});
  writeFileSync(join(site, file), text);
}

beforeEach(() => {
  site = realpathSync(mkdtempSync(join(tmpdir(), 'bundle-')));
  target = join(site, '.cache/config/config.cjs');
  write('node_modules/old/package.json', '{"name": "old", "main": "index.js"}');
  write('node_modules/old/index.js', 'module.exports = {folder: __dirname};');
  write('node_modules/modern/package.json', '{"name": "modern", "type": "module", "exports": "./index.js"}');
  write(
    'node_modules/modern/index.js',
    "import {folder} from 'old';\nexport const found: never = folder;".replace(': never', ''),
  );
  write('src/plugin.ts', 'export const folder: string = __dirname;');
  write(
    'docusaurus.config.ts',
    `import {join} from 'node:path';
     import {folder as old} from 'old';
     import {found} from 'modern';
     import {folder} from './src/plugin';
     export default {title: 'Docs', old, found, folder, own: join(__dirname, 'docs')};`,
  );
});

afterEach(() => rmSync(site, {recursive: true}));

const bundleConfig = () => bundle({config: join(site, 'docusaurus.config.ts')}, dirname(target));

it('makes one file that can be required: files keep their folders, packages their places', async () => {
  await bundleConfig();
  const loaded = createRequire(target)(target) as {default: object};
  expect(loaded.default).toMatchObject({
    title: 'Docs',
    old: join(site, 'node_modules/old'),
    folder: join(site, 'src'),
    own: join(site, 'docs'),
  });
  expect(readFileSync(target, 'utf8')).toContain('require("old")');
  expect(readFileSync(target, 'utf8')).not.toContain('require("modern")');
});

it('leaves the file alone when it would be the same, and writes it when a plugin has changed', async () => {
  await bundleConfig();
  const long = new Date('2020-01-01');
  utimesSync(target, long, long);
  await bundleConfig();
  expect(statSync(target).mtime).toEqual(long);
  write('src/plugin.ts', 'export const folder = "elsewhere";');
  await bundleConfig();
  expect(statSync(target).mtime).not.toEqual(long);
});

it('names the file and the import that cannot be found', async () => {
  write('src/plugin.ts', "export {folder} from './gone';");
  await expect(bundleConfig()).rejects.toThrow(/src\/plugin\.ts:1:\d+: ERROR: Could not resolve "\.\/gone"/);
});

it('does nothing where the last run has read the same files, if it may', async () => {
  const sources = {config: join(site, 'docusaurus.config.ts')};
  const again = () => bundle(sources, dirname(target), {isKept: true});
  await again();
  // What nobody would write shows whether the file is made again.
  const isMadeAgain = async () => {
    writeFileSync(target, 'mark');
    await again();
    return readFileSync(target, 'utf8') !== 'mark';
  };
  // A build leaves these beside the configuration.
  write('build/index.html', '');
  write('.docusaurus/routes.js', '');
  expect(await isMadeAgain()).toBe(false);
  await bundle(sources, dirname(target));
  expect(readFileSync(target, 'utf8')).not.toBe('mark');
  await again();

  write('src/plugin.ts', 'export const folder = "changed";');
  expect(await isMadeAgain()).toBe(true);
  expect(await isMadeAgain()).toBe(false);
  // It would be found in place of plugin.ts.
  write('src/plugin.tsx', 'export const folder = "another";');
  expect(await isMadeAgain()).toBe(true);
  write('node_modules/modern/index.js', 'export const found = "changed";');
  expect(await isMadeAgain()).toBe(true);
  write('package-lock.json', '{}');
  await again();
  write('package-lock.json', '{"changed": true}');
  expect(await isMadeAgain()).toBe(true);
  rmSync(target);
  await again();
  expect(readFileSync(target, 'utf8')).toContain('Docs');

  // As if it had been saved while it was read.
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(site, 'src/plugin.tsx'), later, later);
  expect(await isMadeAgain()).toBe(true);
  expect(await isMadeAgain()).toBe(true);
});

it('walks through a page without a name for each visit, which the package still has', async () => {
  const {resolve} = createRequire(__filename);
  const walker = join(root, 'node_modules/unist-util-visit-parents/lib/index.js');
  expect(readFileSync(walker, 'utf8')).toContain("defineProperty(visit, 'name'");
  await bundle({mdx: resolve('@docusaurus/mdx-loader/lib/processor.js')}, dirname(target));
  const made = readFileSync(join(dirname(target), 'mdx.cjs'), 'utf8');
  expect(made).toContain('function visitParents(');
  expect(made).not.toContain("defineProperty(visit, 'name'");
  expect(made).toContain('require("@docusaurus/utils")');
});
