import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compareFacts, newerTags} from './drift';
import {extract} from './extract';
import type {Facts} from './facts';
import {JavaError} from './java/syntax';
import {Repository, SourceError} from './repository';
import {buildVersion} from './sources';

let folder: string;
const gitIn = (place: string, ...args: string[]) =>
  execFileSync('git', ['-C', place, '-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], {
    stdio: 'ignore',
  });
const git = (...args: string[]) => gitIn(folder, ...args);
const main = () => path.join(folder, 'src/main/java/lamp');
function commit(tag: string): void {
  git('add', '.');
  git('commit', '-m', tag, '--date', '2026-01-01T00:00:00');
  git('tag', tag);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'facts-test-'));
  git('init');
  cpSync(path.join(__dirname, 'fixture'), folder, {recursive: true});
  commit('v1.0.0');
});
afterAll(() => rmSync(folder, {recursive: true}));

const read = (ref: string): Promise<Facts> =>
  extract(Repository.open(folder), ref, {id: 'lamp', repository: 'test/lamp'});

describe('extraction from the fixture', () => {
  let facts: Facts;
  beforeAll(async () => {
    facts = await read('v1.0.0');
  });

  it('reads codecs: ids as texts, ranges with limits', () => {
    const post = facts.properties.filter(({object}) => object === 'LampPost').map(({at: _, ...rest}) => rest);
    expect(post).toEqual([
      {object: 'LampPost', key: 'id', type: 'text'},
      {object: 'LampPost', key: 'height', type: 'int', min: 1, max: 20},
      {object: 'LampPost', key: 'signs', type: 'list'},
      {object: 'LampPost', key: 'lamps', type: 'map'},
    ]);
  });

  it('follows constants, constructors and enums into options', () => {
    const options = facts.options.map(({at: _, ...option}) => option);
    expect(options).toContainEqual({
      file: 'lamp-server',
      key: 'light.level',
      type: 'int',
      default: 7,
      min: 0,
      max: 15,
      comment: 'How bright it is',
    });
    expect(options).toContainEqual({
      file: 'lamp-server',
      key: 'light.flicker',
      type: 'double',
      default: 0.25,
      min: 0,
      max: 1,
    });
    expect(options).toContainEqual({
      file: 'lamp-server',
      key: 'light.mood',
      type: 'enum',
      values: ['warm', 'cold_blue'],
      default: 'warm',
    });
    expect(options).toContainEqual({
      file: 'lamp-server',
      key: 'lantern.enabled',
      type: 'boolean',
      default: true,
    });
  });

  it('reads command trees with levels, ranges, conditions, loops and redirects', () => {
    const commands = new Map(facts.commands.map(({path: name, ...rest}) => [name, rest]));
    expect(commands.get('lamp')).toMatchObject({when: ['lantern.enabled'], at: 'Lamp.java:16'});
    expect(commands.get('lamp red')).toMatchObject({runs: true});
    expect(commands.get('lamp blue')).toMatchObject({runs: true});
    expect(commands.get('lamp <level>')).toMatchObject({
      type: 'integer',
      min: 0,
      max: 'light.level',
      level: 2,
      runs: true,
    });
    expect(commands.get('light')).toMatchObject({level: 2, redirect: 'lamp'});
    expect(commands.size).toBe(5);
  });

  it('reads nodes, keys and properties', () => {
    expect(facts.nodes).toMatchObject([{node: 'ftblamp.level', option: 'light.level'}]);
    expect(facts.keys).toMatchObject([{key: 'key.lamp', label: 'Light', category: 'Lamp', default: 'L'}]);
    expect(facts.properties.filter(({object}) => object === 'Bulb')).toMatchObject([
      {
        object: 'Bulb',
        key: 'watts',
        stored: 'power',
        type: 'int',
        default: 60,
        reset: 40,
        min: 1,
        max: 100,
        label: 'Watts',
      },
      {object: 'Bulb', key: 'smart', type: 'boolean', default: false, label: 'Clever'},
      {object: 'Bulb', key: 'id', type: 'text', only: 'file'},
    ]);
  });

  it('has the place of each fact', () => {
    expect(facts).toMatchObject({repository: 'test/lamp', ref: 'v1.0.0', version: '1.0.0'});
    expect(facts.commit).toMatch(/^[0-9a-f]{40}$/);
    expect(Object.entries(facts.files).map(([file, hash]) => [file, hash.length])).toContainEqual([
      'src/main/java/lamp/Lamp.java',
      16,
    ]);
  });
});

describe('bad input', () => {
  it('suggests tags similar to a missing one', async () => {
    await expect(read('v1.9.9')).rejects.toThrow(
      /has no tag v1\.9\.9 — use an existing tag, such as .*v1\.0\.0/,
    );
    await expect(read('v1.9.9')).rejects.toBeInstanceOf(SourceError);
  });

  it('names the file and line of invalid Java', async () => {
    writeFileSync(path.join(main(), 'Broken.java'), 'package lamp;\n\nclass Broken {\n  int x = = 3;\n}\n');
    commit('v1.0.1-broken');
    await expect(read('v1.0.1-broken')).rejects.toThrow('src/main/java/lamp/Broken.java:4  invalid Java');
    await expect(read('v1.0.1-broken')).rejects.toBeInstanceOf(JavaError);
    rmSync(path.join(main(), 'Broken.java'));
  });

  it('explains what a repository without sources of a mod lacks', async () => {
    git('checkout', '--orphan', 'empty');
    git('rm', '-rf', '.');
    writeFileSync(path.join(folder, 'README.md'), 'Nothing.\n');
    commit('v0.1-empty');
    await expect(read('v0.1-empty')).rejects.toThrow('has no src/main/java/**.java at v0.1-empty');
    git('checkout', '-f', 'v1.0.0');
  });

  it('refuses a folder that is not a repository, and a missing folder', () => {
    expect(() => Repository.open(path.join(tmpdir(), 'no-such-folder'))).toThrow('does not exist');
    const plain = mkdtempSync(path.join(tmpdir(), 'plain-'));
    expect(() => Repository.open(plain)).toThrow('is not a git repository');
    rmSync(plain, {recursive: true});
  });
});

it('reports the changes of a newer tag', async () => {
  const file = path.join(main(), 'LampConfig.java');
  execFileSync('sed', ['-i', 's/range(0, 15)/range(0, 31)/; s/"flicker"/"flutter"/', file]);
  git('add', '.');
  execFileSync(
    'git',
    ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.org', 'commit', '-m', 'x'],
    {
      stdio: 'ignore',
      env: {...process.env, GIT_COMMITTER_DATE: '2030-01-01T00:00:00'},
    },
  );
  git('tag', 'v1.1.0');
  expect(newerTags(Repository.open(folder), 'v1.0.0')).toContain('v1.1.0');
  const report = compareFacts(await read('v1.0.0'), await read('v1.1.0'));
  expect(report).toContain('- appeared: `lamp-server light.flutter`');
  expect(report).toContain('- disappeared: `lamp-server light.flicker`');
  expect(report).toContain('- changed: `lamp-server light.level`: max `15` → `31`');
});

describe('builders and fields', () => {
  let facts: Facts;
  let place: string;
  beforeAll(async () => {
    place = mkdtempSync(path.join(tmpdir(), 'facts-test-'));
    cpSync(path.join(__dirname, 'fixture-builders'), place, {recursive: true});
    writeFileSync(path.join(place, 'gradle.properties'), 'mod_version=4\nminecraft_version=1.21\n');
    gitIn(place, 'init');
    gitIn(place, 'add', '.');
    gitIn(place, 'commit', '-m', 'first');
    const candle = {id: 'candle', repository: 'test/candle', playedOn: {'1.21': '1.21.1'}};
    facts = await extract(Repository.open(place), 'HEAD', candle);
  });
  afterAll(() => rmSync(place, {recursive: true}));

  it('hangs commands that methods return on the only root', () => {
    expect(facts.commands).toMatchObject([{path: 'candle'}, {path: 'candle blow', level: 2, runs: true}]);
  });

  it('reads fields with a comment as options, and no others', () => {
    const own = facts.options.filter(({file}) => file === 'candle').map(({at: _, ...option}) => option);
    expect(own).toEqual([
      {
        file: 'candle',
        key: 'at_night',
        type: 'boolean',
        default: true,
        comment: 'Burns at night. Put it out by day.',
      },
      {
        file: 'candle',
        key: 'smell',
        type: 'enum',
        values: ['HONEY', 'NONE'],
        default: 'HONEY',
        comment: 'Smell, "sweet" or not',
      },
      {file: 'candle', key: 'rooms', type: 'list', default: [], comment: 'Rooms'},
    ]);
  });

  it('runs code that fills a map', () => {
    const hours = facts.options.filter(({file}) => file === 'candle-server');
    expect(hours).toMatchObject([
      {key: 'bee.hours', default: 4},
      {key: 'soy.hours', default: 6},
    ]);
  });

  it('completes the version of a build, and says on which Minecraft it is played', () => {
    expect(facts).toMatchObject({version: '21.4', minecraft: '1.21.1'});
    expect(buildVersion('3-beta', '26.1.2')).toBe('26.1.2.3');
    expect(buildVersion('2101.1.9', '1.21.1')).toBe('2101.1.9');
  });
});
