import {describe, expect, it} from 'vitest';
import {readManifest} from './manifest';

/** Shortened samples of the formats that FTB-Server-Installer reads and writes. */
const serverManifest = {
  id: 129,
  name: 'FTB Skies 2',
  versionName: '1.11.0',
  versionId: 100162,
  modPackTargets: {
    modLoader: {name: 'neoforge', version: '21.1.216'},
    javaVersion: '21.0.4+7-LTS',
    mcVersion: '1.21.1',
  },
  files: [
    {
      name: 'ftb-chunks-neoforge-2101.1.13.jar',
      path: './mods',
      url: '',
      mirrors: [],
      hash: 'a',
      hash_type: 'sha1',
    },
    {name: 'options.txt', path: './', url: '', mirrors: [], hash: 'b', hash_type: 'sha1'},
    {name: 'extra.jar', path: './mods/disabled', url: '', mirrors: [], hash: 'c', hash_type: 'sha1'},
  ],
};

const apiVersion = {
  status: 'success',
  id: 100422,
  name: '1.0.1',
  type: 'Release',
  parent: 134,
  updated: 1784229181,
  specs: {id: 1, minimum: 4096, recommended: 6144},
  targets: [
    {name: 'minecraft', version: '1.21.1', type: 'game'},
    {name: 'neoforge', version: '21.1.235', type: 'modloader'},
    {name: 'java', version: '21.0.10+7-LTS', type: 'runtime'},
  ],
  files: [{name: 'a.jar', path: './mods/', type: 'mod', url: '', sha1: ''}],
};

const read = (data: unknown) => readManifest(JSON.stringify(data), 'file.json');

describe('readManifest', () => {
  it('reads the manifest of the server installer', () =>
    expect(read(serverManifest)).toEqual({
      title: 'FTB Skies 2',
      id: 129,
      of: '1.11.0',
      versions: [{name: '1.11.0', id: 100162}],
      minecraft: '1.21.1',
      loader: 'NeoForge',
      loaderVersion: '21.1.216',
      java: 21,
      mods: ['ftb-chunks-neoforge-2101.1.13.jar'],
    }));

  it('reads a version of the service', () =>
    expect(read(apiVersion)).toEqual({
      id: 134,
      of: '1.0.1',
      versions: [{name: '1.0.1', id: 100422, day: '2026-07-16', kind: 'release'}],
      minecraft: '1.21.1',
      loader: 'NeoForge',
      loaderVersion: '21.1.235',
      java: 21,
      memory: 6144,
      mods: ['a.jar'],
    }));

  it('reads a pack of the service, without its private versions', () =>
    expect(
      read({
        status: 'success',
        id: 5,
        name: 'FTB Interactions',
        versions: [
          {id: 2, name: '2.0', type: 'Beta', updated: 0},
          {id: 3, name: '3.0', type: 'Release', private: true},
          {id: 1, name: '1.0', type: 'Something new'},
        ],
      }).versions,
    ).toEqual([
      {name: '2.0', id: 2, kind: 'beta'},
      {name: '1.0', id: 1},
    ]));

  it('reads CurseForge', () =>
    expect(
      read({
        manifestType: 'minecraftModpack',
        name: 'Lamps',
        version: '1.2',
        minecraft: {version: '1.20.1', modLoaders: [{id: 'forge-47.4.0', primary: true}]},
        files: [{projectID: 1, fileID: 2}],
      }),
    ).toEqual({
      title: 'Lamps',
      of: '1.2',
      versions: [{name: '1.2'}],
      minecraft: '1.20.1',
      loader: 'Forge',
      loaderVersion: '47.4.0',
    }));

  it('reads Modrinth', () =>
    expect(
      read({
        formatVersion: 1,
        game: 'minecraft',
        name: 'Lamps',
        versionId: '3',
        dependencies: {minecraft: '1.21.1', 'fabric-loader': '0.16.5'},
        files: [{path: 'mods/lamp.jar'}, {path: 'config/lamp.toml'}],
      }),
    ).toMatchObject({minecraft: '1.21.1', loader: 'Fabric', loaderVersion: '0.16.5', mods: ['lamp.jar']}));

  it.each([
    ['1.8.0_312', 8],
    ['8u312', 8],
    ['17.0.2+8', 17],
  ])('takes the major version of Java %s', (javaVersion, java) =>
    expect(
      read({...serverManifest, modPackTargets: {...serverManifest.modPackTargets, javaVersion}}).java,
    ).toBe(java),
  );
});

describe('what is refused', () => {
  const withFile = (name: string, path = './mods') => ({...serverManifest, files: [{name, path}]});
  it.each([
    ['no JSON', '{', /file\.json {2}is not valid JSON/],
    ['a list', '[]', 'is not a JSON object'],
    ['another file', '{"lamp": 1}', 'has an unknown format, allowed: .manifest.json'],
    ['a page of an error', '<html>', 'is not valid JSON'],
    ["the service's own error", '{"status": "error", "message": "Modpack not found"}', 'Modpack not found'],
  ])('%s', (_, text, message) => expect(() => readManifest(text, 'file.json')).toThrow(message));

  it.each([
    ['a path in a name', withFile('../../evil.jar'), 'files.0.name'],
    ['a path that leads out', withFile('a.jar', '../mods'), 'files.0.path'],
    ['markup in a name', withFile('<script>.jar'), 'files.0.name'],
    ['two lines in a name', {...serverManifest, name: 'FTB\nid: 1'}, 'name: expected a name on one line'],
    ['no number', {...serverManifest, id: 'x'}, 'id: '],
    ['a negative number', {...serverManifest, versionId: -1}, 'versionId: '],
    [
      'no version of Minecraft',
      {...serverManifest, modPackTargets: {modLoader: {name: 'forge', version: '1'}}},
      'mcVersion',
    ],
    [
      'an unknown loader',
      {...serverManifest, modPackTargets: {modLoader: {name: 'lamp', version: '1'}, mcVersion: '1'}},
      'found the mod loader "lamp", allowed: neoforge',
    ],
    ['a private pack', {status: 'success', id: 1, name: 'A', private: true, versions: []}, 'is private'],
    ['keys of objects themselves', {constructor: 1}, 'has an unknown format'],
  ])('%s', (_, data, message) => expect(() => read(data)).toThrow(message));
});
