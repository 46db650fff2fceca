import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {runChecks} from './suite';
import {readWaivers, unusedWaivers, withoutWaived} from './waivers';

const names = ['names', 'links'];
const reason = 'The sentence quotes the text of a window.';
const problem = {
  file: 'docs/app/index.mdx',
  line: 4,
  column: 1,
  found: '"overwolf"',
  fix: 'write "Overwolf"',
};

let root: string;
const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  fs.writeFileSync(path.join(root, file), text);
};
const writeWaivers = (text: string) => write('src/checks/waivers.yaml', text);

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'waivers-'));
});
afterEach(() => {
  fs.rmSync(root, {recursive: true});
  vi.restoreAllMocks();
});

it('drops the findings it covers and no others', () => {
  writeWaivers(`- check: names\n  file: docs/app/index.mdx\n  message: '"overwolf"'\n  reason: ${reason}\n`);
  const waivers = readWaivers(root, names);
  const other = {...problem, found: '"minecraft"'};
  expect(withoutWaived('names', [problem, other], waivers)).toEqual([other]);
  expect(withoutWaived('links', [problem], waivers)).toEqual([problem]);
  expect(withoutWaived('names', [{...problem, file: 'docs/app/other.mdx'}], waivers)).toHaveLength(1);
  expect(unusedWaivers(waivers, names)).toEqual([]);
});

it('reports a waiver that covers nothing, once its check has run', () => {
  writeWaivers(
    `# why\n- check: names\n  file: docs/gone.mdx\n  message: '"overwolf"'\n  reason: ${reason}\n`,
  );
  const waivers = readWaivers(root, names);
  expect(unusedWaivers(waivers, ['names'])).toMatchObject([{file: 'src/checks/waivers.yaml', line: 2}]);
  expect(unusedWaivers(waivers, ['links'])).toEqual([]);
});

it('has none without the file and in an empty list', () => {
  expect(readWaivers(root, names)).toEqual([]);
  writeWaivers('# none yet\n[]\n');
  expect(readWaivers(root, names)).toEqual([]);
});

it.each([
  ['a reason', '- check: names\n  file: a\n  message: abc\n'],
  ['a reason worth the name', '- check: names\n  file: a\n  message: abc\n  reason: ok\n'],
  ['a known check', `- check: nmaes\n  file: a\n  message: abc\n  reason: ${reason}\n`],
])('demands %s', (_, text) => {
  writeWaivers(text);
  expect(() => readWaivers(root, names)).toThrow('src/checks/waivers.yaml:1');
});

it('the run fails on a finding, passes with its waiver, fails on a stale waiver', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  fs.cpSync(path.join(__dirname, 'fixtures/names/bad'), root, {recursive: true});
  const printed = () => log.mock.calls.flat().join('\n');

  expect(runChecks(root, ['content'])).toBe(false);
  expect(printed()).toContain('docs/app/index.mdx:7:5  "minecraft" — write "Minecraft"');
  expect(printed()).toMatch(/checks passed, \d+ failed: \d+ problems, 0 waived/);

  const waive = (message: string) =>
    `- check: names\n  file: docs/app/index.mdx\n  message: '${message}'\n  reason: ${reason}\n`;
  writeWaivers(waive('"minecraft"'));
  log.mockClear();
  runChecks(root, ['content']);
  expect(printed()).not.toContain('"minecraft"');
  expect(printed()).toContain('1 waived');

  writeWaivers(waive('"modrinth"'));
  log.mockClear();
  expect(runChecks(root, ['content'])).toBe(false);
  expect(printed()).toContain(
    'src/checks/waivers.yaml:1  the waiver of names ("modrinth") covers nothing — remove it',
  );
});
