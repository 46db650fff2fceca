import {describe, expect, it} from 'vitest';
import type {ServerPack} from '@site/src/data/schema/packs';
import {mistakesIn, readChoice} from './choice';
import {planServer} from './plan';

const packs: ServerPack[] = [
  {
    slug: 'lamps',
    title: 'Lamps',
    id: 7,
    minecraft: '1.21.1',
    loader: 'NeoForge',
    java: 21,
    versions: [
      {name: '2.0', id: 20},
      {name: '1.0', id: 10},
    ],
  },
  {slug: 'old-lamps', title: 'Old Lamps', id: 3, loader: 'Forge', java: 8, versions: [{name: '1.0', id: 5}]},
];

describe('readChoice', () => {
  it('begins with the first pack and its newest version', () =>
    expect(readChoice(packs, {})).toMatchObject({
      slug: 'lamps',
      version: 20,
      java: 21,
      start: 'run',
      memory: 8,
      port: 25565,
      way: 'hand',
    }));

  it('takes what an address says', () =>
    expect(
      readChoice(packs, {pack: 'old-lamps', memory: '6', port: '25570', way: 'docker', system: 'macos'}),
    ).toMatchObject({
      pack: 3,
      start: 'start',
      java: 8,
      memory: 6,
      port: 25570,
      way: 'docker',
      system: 'macos',
    }));

  it('takes numbers of a pack that is not in the list', () =>
    expect(readChoice(packs, {pack: 'own', id: '129', version: '100335', java: '17'})).toMatchObject({
      slug: 'ftb-129',
      pack: 129,
      version: 100335,
      java: 17,
    }));

  it.each(['`id`', '$(id)', '"; rm -rf /', '8\n-XX', '../..', '1e3', '99999999999'])(
    'lets nothing of an address into a file: %j',
    (hostile) => {
      const values = Object.fromEntries(
        ['version', 'id', 'java', 'system', 'memory', 'port', 'way'].map((name) => [name, hostile]),
      );
      for (const pack of ['own', hostile]) {
        const texts = JSON.stringify(planServer(readChoice(packs, {...values, pack})));
        expect(texts).not.toContain(JSON.stringify(hostile).slice(1, -1));
      }
    },
  );
});

it('mistakesIn returns the allowed range of a number', () => {
  expect(mistakesIn({memory: '1', port: '80'})).toEqual({
    memory: 'a whole number from 2 to 64',
    port: 'a whole number from 1024 to 65,535',
  });
  expect(mistakesIn({pack: 'own', id: 'x'})).toHaveProperty('id');
  expect(mistakesIn({memory: '8', port: '25565', id: 'x'})).toEqual({});
});
