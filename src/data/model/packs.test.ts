import {describe, expect, it} from 'vitest';
import type * as Packs from '../schema/packs';
import {kinds} from '../schema';
import {ftbModOf} from '../schema/ftb-mods';
import {parseFile, type DataFile} from './load';
import {isOld, packEntries, settingText} from './packs';
import {Resolver} from './resolver';

const kind = (name: string) => kinds.find((each) => each.name === name)!;

const yaml = `
title: FTB Lamps
page: /docs/modpacks/ftb-lamps
sources:
  now: {url: https://example.com/now, day: '2026-06-05'}
  then: {url: https://example.com/then, day: '2025-01-01'}
id: {value: 7, from: now}
minecraft: {value: 1.20.1, from: then, of: 1.0.0}
loader: {value: Forge, from: then}
supported: {value: true, from: now}
versions:
  - {name: 1.1.0, id: 20, from: now}
  - {name: 1.0.0, from: then}
mods:
  version: 1.0.0
  from: then
  files: [b.jar, ftb-chunks-forge-2001.3.7.jar, A.jar]
quests:
  version: 1.0.0
  from: then
  chapters: [{title: Start, group: Main, quests: 3}]
settings:
  version: 1.0.0
  from: then
  options:
    - {option: 'lamp/server#light.most', default: 64, value: 16, note: Ranks raise it.}
`;

const config = `
title: Lamp
source: {mod: Lamp, repository: a/b, version: '1.0', minecraft: 1.20.1, files: [a]}
file: {path: config/lamp.snbt}
groups:
  light:
    title: Light
    prefix: light
    options: [{key: most, does: Shines., type: int, default: 64}]
`;

function read(text: string, name = 'packs', id = 'ftb-lamps'): DataFile {
  const {file, problems} = parseFile(kind(name), id, `src/data/${name}/${id}.yaml`, text);
  expect(problems).toEqual([]);
  return file!;
}

const today = new Date('2026-07-01');
const entries = (text = yaml) => {
  const resolver = new Resolver([read(text), read(config, 'config', 'lamp/server')]);
  const all = packEntries(resolver, today);
  const rows = (name: string) =>
    (all.find((each) => each.kind === name)!.entry as {groups: {rows: object[]}[]}).groups[0]!.rows;
  return {resolver, all, rows};
};

describe('packEntries', () => {
  it('says of each value where it was read, and whether that is long ago', () => {
    const needs = entries().rows('pack-needs') as {
      label: string;
      value: string;
      note?: string;
      source?: Packs.ShownDay;
    }[];
    const of = (label: string) => needs.find((row) => row.label === label);
    expect(of('Pack id')).toMatchObject({value: '7', copy: '7', source: {day: '2026-06-05', isOld: false}});
    expect(of('Minecraft')).toMatchObject({value: '1.20.1', note: 'in version 1.0.0', source: {isOld: true}});
    expect(of('Java')).toEqual({
      anchor: 'need-java',
      label: 'Java',
      value: '17',
      note: 'as Minecraft 1.20.1 needs',
    });
    expect(of('Version id')).toMatchObject({value: '20', note: 'in version 1.1.0'});
    expect(of('Recommended memory')).toBeUndefined();
  });

  it("finds FTB's mods, with the page in the pack's version of Minecraft", () =>
    expect(entries().rows('pack-suite')).toEqual([
      {
        anchor: 'ftb-mod-ftb-chunks',
        name: 'FTB Chunks',
        version: '2001.3.7',
        page: '/docs/mods/suite/Chunks?mc=1.20.1',
      },
    ]));

  it('lists all mods in the order of the alphabet', () =>
    expect((entries().rows('pack-mods') as {name: string}[]).map(({name}) => name)).toEqual([
      'A.jar',
      'b.jar',
      'ftb-chunks-forge-2001.3.7.jar',
    ]));

  it('tells each mod which packs have it, and each option which packs change it', () => {
    const {all, resolver} = entries();
    expect(all.find((each) => each.kind === 'mod-packs' && each.id === 'ftb-chunks')?.entry).toMatchObject({
      groups: [{rows: [{pack: 'FTB Lamps', version: '2001.3.7', packVersion: '1.0.0'}]}],
    });
    const {options} = (resolver.ofKind('config')[0]!.data as {groups: Record<string, {options: object[]}>})
      .groups.light!;
    expect(options[0]).toMatchObject({
      packs: [
        {
          pack: 'FTB Lamps',
          version: '1.0.0',
          value: '16',
          page: '/docs/modpacks/ftb-lamps',
          note: 'Ranks raise it.',
        },
      ],
    });
  });

  it('puts versions for tests behind the others, and offers none that was withdrawn', () => {
    const more = yaml.replace(
      'versions:\n',
      'versions:\n  - {name: 1.3.0, id: 40, kind: archived, from: now}\n  - {name: 1.2.0, id: 30, kind: beta, from: now}\n',
    );
    const {all, rows} = entries(more);
    expect(rows('pack-lists')).toMatchObject([{newest: '1.1.0'}]);
    expect(all.find((each) => each.kind === 'server-packs')?.entry).toMatchObject({
      packs: [{versions: [{id: 20}, {id: 30}]}],
    });
  });

  it('offers for servers what has an id, a version with a number and a Java', () =>
    expect(entries().all.find((each) => each.kind === 'server-packs')?.entry).toMatchObject({
      packs: [{slug: 'ftb-lamps', id: 7, java: 17, versions: [{name: '1.1.0', id: 20}]}],
    }));

  it('complains of an option that the data do not have', () =>
    expect(entries(yaml.replace('light.most', 'light.least')).resolver.problems[0]).toMatchObject({
      key: 'settings.options[0].option',
      message: expect.stringContaining('found "lamp/server#light.least"'),
    }));
});

it('the schema refuses a value whose source is not there', () => {
  const {problems} = parseFile(
    kind('packs'),
    'a',
    'a.yaml',
    yaml.replace('id: {value: 7, from: now}', 'id: {value: 7, from: nowhere}'),
  );
  expect(problems[0]).toMatchObject({key: 'id.from', message: 'found "nowhere", allowed: now, then'});
});

it.each([
  ['ftb-chunks-neoforge-2101.1.13.jar', 'ftb-chunks', '2101.1.13'],
  ['ftb-backups-3-21.1.3.jar', 'ftb-backups-3', '21.1.3'],
  ['ftb-ultimine-forge-1902.4.0-build.77.jar', 'ftb-ultimine', '1902.4.0'],
])('ftbModOf reads %s', (file, mod, version) => expect(ftbModOf(file)).toEqual({mod, version}));
it('ftbModOf passes over mods of others', () =>
  expect(ftbModOf('jei-1.20.1-forge-15.2.0.jar')).toBeUndefined());

it('isOld counts ninety days', () => {
  expect(isOld('2026-04-02', today)).toBe(false);
  expect(isOld('2026-04-01', today)).toBe(true);
});

it.each([
  [16, '16'],
  ['custom', '"custom"'],
  [[1, 'a', {id: 'ice', count: 1}], '[1, "a", "ice"]'],
])('settingText writes %j', (value, text) => expect(settingText(value)).toBe(text));
