import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {mods, pinnedOnly} from '../mods';
import {Repository} from '../repository';
import {codeHash} from './code';
import {readPins, type ReadPins} from './file';
import {makePins, movedPins, sentencesToRead} from './pin';
import {isOnPage, wordsOf} from './words';

const file = (name: string, text: string) => ({path: name, text, hash: 'f'.repeat(16)});

const java = `class Lamp {
  static final int OIL = 3;
  static class Wick { void light() { burn(1); } }
  /** Puts it out. */
  void light(int level) { if (level > 2) { burn(level); } }
}`;

describe('the hash of code', () => {
  const hash = (text: string, code?: string) => codeHash(file('a/Lamp.java', text), code);

  it('stays when comments, spaces and other methods change', async () => {
    const other = java
      .replace('Puts it out.', 'Else.')
      .replace('if (level', 'if  (level')
      .replace('OIL = 3', 'OIL = 4');
    expect(await hash(java, 'Lamp#light')).toBe(await hash(other, 'Lamp#light'));
  });

  it.each([
    ['a number', 'level > 2', 'level > 3'],
    ['an operator', 'level > 2', 'level >= 2'],
    ['a call', 'burn(level)', 'burn(level, true)'],
  ])('changes with %s', async (_, before, after) => {
    expect(await hash(java.replace(before, after), 'Lamp#light')).not.toBe(await hash(java, 'Lamp#light'));
  });

  it('finds fields, nested classes and whole classes', async () => {
    const hashes = [
      await hash(java, 'Lamp#OIL'),
      await hash(java, 'Lamp.Wick#light'),
      await hash(java, 'Lamp'),
    ];
    expect(new Set(hashes).size).toBe(3);
    expect(hashes).not.toContain(undefined);
  });

  it('is undefined for an unknown name', async () => {
    expect(await hash(java, 'Lamp#burn')).toBeUndefined();
    expect(await hash(java, 'Torch')).toBeUndefined();
  });

  it('reads functions of scripts and Vue components, and keys of JSON', async () => {
    const script = 'export function start() { return 1; }\nconst stop = () => 2;';
    const vue = `<template><p>hi</p></template>\n<script setup lang="ts">\n${script}\n</script>`;
    expect(await codeHash(file('a.ts', script), 'stop')).toBe(await codeHash(file('a.vue', vue), 'stop'));
    expect(await codeHash(file('a.ts', script), 'gone')).toBeUndefined();
    expect(await codeHash(file('en.json', '{"a": "b"}'), 'a')).toBeDefined();
    expect(await codeHash(file('en.json', '{"a": "b"}'), 'c')).toBeUndefined();
  });

  it('refuses a name in a file without names', async () => {
    await expect(codeHash(file('a.toml', 'a = 1'), 'a')).rejects.toThrow('leave the name out');
  });
});

describe('words of a page', () => {
  const page = wordsOf(
    '---\ntitle: A\n---\n\n1. Press **Start**,\n   then `/run` it.\n\nNext [to it](/docs).\n',
  );
  it('are found in one block, whatever its markup', () => {
    expect(isOnPage(page, 'Press Start, then /run it.')).toBe(true);
    expect(isOnPage(page, 'Press **Start**, then `/run` it.')).toBe(true);
    expect(isOnPage(page, 'Next to it.')).toBe(true);
    expect(isOnPage(page, 'it. Next')).toBe(false);
  });
});

describe('pins of a repository', () => {
  let folder: string;
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      stdio: 'ignore',
    });
  const write = (text: string, tag: string) => {
    writeFileSync(path.join(folder, 'src/Lamp.java'), text);
    git('add', '.');
    git('commit', '-m', tag);
    git('tag', tag);
  };
  const pin = (text: string) =>
    makePins(root, Repository.open(folder), 'v1', {name: 'list.txt', text}, undefined, 'test/lamp');
  const row = 'docs/lamp.mdx | Lamp.java | Lamp#light | Above level 2 it burns.';

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'pins-git-'));
    root = mkdtempSync(path.join(tmpdir(), 'pins-root-'));
    mkdirSync(path.join(folder, 'src'));
    mkdirSync(path.join(root, 'docs'));
    mkdirSync(path.join(root, 'src/data/pins'), {recursive: true});
    writeFileSync(path.join(root, 'docs/lamp.mdx'), 'Above level 2 it **burns**.\n');
    git('init');
    write(java, 'v1');
    write(java.replace('OIL = 3', 'OIL = 4'), 'v2');
    write(java.replace('level > 2', 'level > 3'), 'v3');
    write('class Torch {}', 'v4');
  });
  afterAll(() => [folder, root].forEach((each) => rmSync(each, {recursive: true})));

  it('are reported by drift only if their method has changed or is gone', async () => {
    const {text} = await pin(`# a comment\n${row}\n`);
    writeFileSync(path.join(root, 'src/data/pins/lamp.yaml'), text);
    const [read] = readPins(root) as [ReadPins];
    expect(read.lines).toEqual([5]);
    const told = async (tag: string) =>
      sentencesToRead(await movedPins(Repository.open(folder), tag, read.pins));
    expect(await told('v2')).toBe('');
    expect(await told('v3')).toContain(
      'docs/lamp.mdx: “Above level 2 it burns.” (`Lamp.java Lamp#light` changed)',
    );
    expect(await told('v4')).toContain('is gone');
  });

  it('are all refused if one is wrong, with the line of each mistake', async () => {
    const bad = [
      row,
      'docs/none.mdx | Lamp.java | Lamp#light | Above level 2 it burns.',
      'docs/lamp.mdx | Lamp.java | Lamp#dim | Above level 2 it burns.',
      'docs/lamp.mdx | Torch.java | | Above level 2 it burns.',
      'docs/lamp.mdx | Lamp.java | Lamp#light | Above level 9 it burns.',
    ].join('\n');
    const message = await pin(bad).then(String, ({message: text}: Error) => text);
    expect(message.split('\n').map((line) => line.slice(0, 10))).toEqual(
      [2, 3, 4, 5].map((n) => `list.txt:${n}`),
    );
  });

  it('refuses a line without its four parts', async () => {
    await expect(pin('docs/lamp.mdx | Lamp.java')).rejects.toThrow('list.txt:1');
  });
});

it('each file of pins belongs to a mod, a program, or a mod for another version of Minecraft', () => {
  const known = [...mods, ...pinnedOnly].map(({id}) => id);
  const files = readPins(path.join(__dirname, '../../..')).map(({id}) => id);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((id) => !known.includes(id))).toEqual([]);
});
