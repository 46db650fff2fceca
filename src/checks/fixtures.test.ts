import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createContext} from './context';
import {failed, formatProblem, sortProblems} from './report';
import {groups} from './suite';
import type {Check} from './types';

const fixtures = path.join(__dirname, 'fixtures');
const checks = Object.values(groups).flat();

function run(check: Check, sample: string) {
  return check.run(createContext(path.join(fixtures, check.name, sample)));
}

function badSamples(check: Check): string[] {
  return fs.readdirSync(path.join(fixtures, check.name)).filter((name) => name.startsWith('bad'));
}

describe.each(checks.map((check) => [check.name, check] as const))('%s', (_, check) => {
  it('accepts the good sample', () => {
    const result = run(check, 'good');
    expect(sortProblems(result.problems).map(formatProblem)).toEqual([]);
    expect(failed(result)).toBe(false);
  });

  // `expected.txt` contains the exact messages, so that changes of wording appear in diffs.
  it.each(badSamples(check))('reports every mistake of the sample %s', async (sample) => {
    const messages = sortProblems(run(check, sample).problems).map(formatProblem);
    expect(messages).not.toEqual([]);
    const expected = path.join(fixtures, check.name, sample, 'expected.txt');
    await expect(`${messages.join('\n')}\n`).toMatchFileSnapshot(expected);
  });
});

describe('on an empty site', () => {
  let empty: string;
  beforeAll(() => {
    empty = fs.mkdtempSync(path.join(os.tmpdir(), 'checks-'));
    ['docs', 'src', 'static', 'build'].forEach((folder) => fs.mkdirSync(path.join(empty, folder)));
  });
  afterAll(() => fs.rmSync(empty, {recursive: true}));

  it.each(checks.map((check) => [check.name, check] as const))('%s fails', (_, check) => {
    const result = check.run(createContext(empty));
    expect(result.examined).toBe(0);
    expect(failed(result)).toBe(true);
  });
});

it('has exactly one folder of samples for each check', () => {
  expect(fs.readdirSync(fixtures).sort()).toEqual(checks.map(({name}) => name).sort());
});
