import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {Repository} from '../repository';
import {extractApi} from './extract';
import {javaSamples, printApi, readApis, type Api} from './file';
import {compareSample, parseType} from './samples';

const root = path.join(__dirname, '../../..');

const sources: Record<string, string> = {
  'gradle.properties':
    'mod_version=3\nminecraft_version=1.21.1\nmaven_group=dev.ftb.mods\narchives_base_name=lamp\n',
  'settings.gradle':
    'pluginManagement { url "https://example.org" }\ninclude "common", /*"forge",*/ "neoforge"\n//include("fabric")\n',
  'src/main/java/dev/ftb/mods/lamp/Lamp.java': `package dev.ftb.mods.lamp;
import java.util.Optional;
public interface Lamp extends Glowing<Room> {
  Event<Lit> LIT = make();
  Optional<Room> room();
  default void toString(int x) {}
  interface Lit { void lit(Lamp lamp, @Nullable Room room); }
}`,
  'src/main/java/dev/ftb/mods/lamp/Glowing.java': `package dev.ftb.mods.lamp;
public interface Glowing<T> { T where(); }`,
  'src/main/java/dev/ftb/mods/lamp/Room.java': `package dev.ftb.mods.lamp;
public record Room(int size) { private void hidden() {} public static Room of(String... names) { return null; } }`,
  'src/main/java/dev/ftb/mods/lamp/Unused.java': `package dev.ftb.mods.lamp;
public class Unused {}`,
};

const sample = `import dev.ftb.mods.lamp.Lamp;
class Mine {
  void run(Lamp lamp) {
    Lamp.LIT.register((lit, room) -> room.size());
    int size = lamp.where().size() + lamp.room().map(each -> each.size()).orElse(0);
  }
}`;

describe('what a release offers', () => {
  let folder: string;
  let api: Api;
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=t', '-c', 'user.email=t@example.org', ...args], {
      stdio: 'ignore',
    });
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'api-test-'));
    for (const [name, text] of Object.entries(sources)) {
      mkdirSync(path.join(folder, path.dirname(name)), {recursive: true});
      writeFileSync(path.join(folder, name), text);
    }
    git('init');
    git('add', '.');
    git('commit', '-m', 'first');
    const mod = {id: 'lamp', name: 'Lamp', repository: 'test/lamp'};
    api = await extractApi(Repository.open(folder), 'HEAD', mod, [sample]);
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  it('reads artifacts of the loaders that are built', () => {
    expect(api).toMatchObject({
      version: '21.1.3',
      maven: {group: 'dev.ftb.mods', artifacts: ['lamp', 'lamp-neoforge']},
    });
  });

  it('reads the classes that the samples use, with full names', () => {
    expect(Object.keys(api.classes).map((name) => name.replace('dev.ftb.mods.lamp.', ''))).toEqual([
      'Glowing',
      'Lamp',
      'Lamp.Lit',
      'Room',
    ]);
    const {Lamp, Room} = Object.fromEntries(
      Object.entries(api.classes).map(([name, each]) => [name.split('.').at(-1), each]),
    );
    expect(Lamp?.parents).toEqual(['dev.ftb.mods.lamp.Glowing<dev.ftb.mods.lamp.Room>']);
    expect(Lamp?.fields).toEqual({LIT: 'Event<dev.ftb.mods.lamp.Lamp.Lit>'});
    expect(Room?.methods).not.toHaveProperty('hidden');
    expect(Room?.methods?.of).toEqual([
      {returns: 'dev.ftb.mods.lamp.Room', parameters: ['String...'], static: true},
    ]);
    expect(JSON.parse(printApi(api))).toEqual(api);
  });

  it('follows lambdas, type arguments and what is inherited', () => {
    const classes = new Map(Object.entries(api.classes));
    expect(compareSample(sample, classes)).toEqual({mistakes: [], compared: 6});
    const wrong = compareSample(sample.replaceAll('.size()', '.length()'), classes).mistakes;
    expect(wrong.map(({line, found}) => `${line} ${found}`)).toEqual([
      '4 there is no Room.length with 0 arguments',
      '5 there is no Room.length with 0 arguments',
      '5 there is no Room.length with 0 arguments',
    ]);
  });
});

it('reads types with their arguments', () => {
  expect(parseType('Map<UUID, ? extends a.B<C>>')).toEqual({
    name: 'Map',
    args: [
      {name: 'UUID', args: []},
      {name: 'a.B', args: [{name: 'C', args: []}]},
    ],
  });
});

// The check never reports common names such as `register` and `getId`, because they may belong to another library.
it('notices nearly every misspelt name of FTB in the samples of the pages', () => {
  const classes = new Map([...readApis(root).values()].flatMap((api) => Object.entries(api.classes)));
  const members = new Set(
    [...classes.values()].flatMap(({fields, methods}) => Object.keys({...fields, ...methods})),
  );
  const tried = javaSamples(root).flatMap(({text}) =>
    [...text.matchAll(/(?<=\w\)?\s*\.)[A-Za-z_]\w*/g)]
      .filter(
        ({0: name, index}) =>
          members.has(name) && !/^import .*$/.test(text.slice(0, index).split('\n').at(-1)!),
      )
      .map(({0: name, index}) => {
        const wrong = `${text.slice(0, index)}${name}Q${text.slice(index + name.length)}`;
        return compareSample(wrong, classes).mistakes.length > 0;
      }),
  );
  expect(tried.length).toBeGreaterThan(60);
  expect(tried.filter(Boolean).length / tried.length).toBeGreaterThan(0.85);
});
