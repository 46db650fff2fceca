import {describe, expect, it} from 'vitest';
import {editDistance} from './edit-distance';
import {ancestor, nearest, nearestRoute} from './suggest';

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['ram', 'ram', 0],
    ['instal', 'install', 1],
    ['teh', 'the', 1],
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
  ])('%j to %j takes %i', (a, b, distance) => {
    expect(editDistance(a, b)).toBe(distance);
    expect(editDistance(b, a)).toBe(distance);
    expect(editDistance(a, b, distance)).toBe(distance);
  });

  it('returns Infinity beyond the limit', () => {
    expect(editDistance('kitten', 'sitting', 2)).toBe(Infinity);
    expect(editDistance('a', 'abcdef', 2)).toBe(Infinity);
  });
});

describe('nearest', () => {
  it('prefers the smallest distance and ignores case', () => {
    expect(nearest('sidebar_positon', ['sidebar_label', 'sidebar_position', 'title'])).toBe(
      'sidebar_position',
    );
    expect(nearest('TITEL', ['tags', 'title'])).toBe('title');
  });

  it('suggests nothing if nothing is similar', () => {
    expect(nearest('colour', ['title', 'draft'])).toBeUndefined();
    expect(nearest('x', [])).toBeUndefined();
  });
});

describe('nearestRoute', () => {
  const routes = [
    '/docs/app',
    '/docs/app/Guides/install-modpack',
    '/docs/app/Instances/change-ram',
    '/docs/mods/suite/Essentials/Commands',
    '/docs/mods/suite/Ranks/Commands',
  ];

  it.each([
    ['/docs/app/Guides/instal-modpack', '/docs/app/Guides/install-modpack'],
    // A page with the same name in another folder
    ['/docs/support/change-ram', '/docs/app/Instances/change-ram'],
    // Two pages have this name. The page with the more similar path is suggested.
    ['/docs/mods/suite/Rank/Commands', '/docs/mods/suite/Ranks/Commands'],
    ['/docs/mods/suite/Ranks/Commnads', '/docs/mods/suite/Ranks/Commands'],
  ])('%s means %s', (typed, meant) => {
    expect(nearestRoute(typed, routes)).toBe(meant);
  });

  it('suggests nothing if nothing is similar', () => {
    expect(nearestRoute('/blog/2024/welcome-to-the-blog', routes)).toBeUndefined();
    // A shared folder does not make two pages similar.
    expect(nearestRoute('/docs/mods/suite/Ranks/API', routes)).toBeUndefined();
  });
});

it('finds the nearest page above', () => {
  const routes = ['/', '/docs/mods', '/docs/mods/technical', '/docs/modpacks'];
  expect(ancestor('/docs/mods/technical/SNBT', routes)).toBe('/docs/mods/technical');
  expect(ancestor('/docs/mods/technic', routes)).toBe('/docs/mods');
  expect(ancestor('/blog/x', routes)).toBeUndefined();
});
