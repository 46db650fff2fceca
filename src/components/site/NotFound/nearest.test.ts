import {expect, it} from 'vitest';
import {nearestRoutes, searchWords, wordsOf} from './nearest';

const routes = [
  ['/docs/app', 'FTB App'],
  ['/docs/app/Guides/getting-started', 'Get started with the FTB App'],
  ['/docs/app/Guides/install-modpack', 'Install a modpack'],
  ['/docs/app/Guides/remove-modpack', 'Remove a modpack'],
  ['/docs/app/Instances/change-ram', 'Give a pack more memory'],
  ['/docs/app/Instances/instance-logs', 'Find the logs of an instance'],
  ['/docs/app/Troubleshooting/find-app-logs', "Find the App's logs"],
  ['/docs/mods', 'Mods'],
  ['/docs/mods/suite', 'FTB mod suite'],
  ['/docs/mods/suite/Essentials/Commands', 'Commands'],
  ['/docs/mods/suite/Quests/Developer/Commands', 'Commands for quest developers'],
  ['/docs/mods/suite/Ranks/Advanced Conditions', 'Advanced Conditions'],
  ['/docs/mods/suite/Ranks/Commands', 'Commands'],
  ['/docs/marketplace/Addons/tinkers/Docs/Gadgets & Slime/armour', 'Armour'],
  ['/docs/support', 'Support'],
  ['/docs/support/Misc/taking-screenshots', 'Take a screenshot'],
].map(([path, title]) => ({path: path!, title: title!}));

const nearest = (typed: string) => nearestRoutes(typed, routes).map(({path}) => path);

it.each([
  ['a slip', '/docs/app/Guides/instal-modpakc', '/docs/app/Guides/install-modpack'],
  ['a missing folder', '/docs/app/change-ram', '/docs/app/Instances/change-ram'],
  ['no folders at all', '/change-ram', '/docs/app/Instances/change-ram'],
  [
    'another separator',
    '/docs/mods/suite/Ranks/Advanced_Conditions',
    '/docs/mods/suite/Ranks/Advanced Conditions',
  ],
  ['the singular', '/docs/support/screenshot', '/docs/support/Misc/taking-screenshots'],
  ['a word of the title', '/docs/app/more-memory', '/docs/app/Instances/change-ram'],
  ['the wrong section', '/docs/app/screenshots', '/docs/support/Misc/taking-screenshots'],
  ['one of three pages of that name', '/docs/mods/Ranks/commands', '/docs/mods/suite/Ranks/Commands'],
  [
    'another spelling',
    '/docs/marketplace/tinkers/armor',
    '/docs/marketplace/Addons/tinkers/Docs/Gadgets & Slime/armour',
  ],
])('finds the page for %s', (_, typed, expected) => {
  expect(nearest(typed)[0]).toBe(expected);
});

it('offers the closest page above when nothing else is near', () => {
  expect(nearest('/docs/mods/suite/Zzyzx')).toEqual(['/docs/mods/suite']);
  expect(nearest('/DOCS/APP/zzyzx')).toEqual(['/docs/app']);
});

it('offers nothing when nothing is near', () => {
  expect(nearest('/zzyzx')).toEqual([]);
  expect(nearest('/')).toEqual([]);
  expect(nearest('/docs')).toEqual([]);
});

it.each([
  ['one word', 'm'.repeat(7000)],
  ['many words', 'memory server '.repeat(500)],
])('is fast for a long address: %s', (_, text) => {
  const many = Array.from({length: 12}, () => routes).flat();
  // Measure CPU time, because other programs affect the elapsed time.
  const started = process.cpuUsage();
  expect(nearestRoutes(`/docs/mods/suite/${text}`, many)).not.toEqual([]);
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(300);
});

it('returns no more pages than the limit, including the page above', () => {
  const found = nearestRoutes('/docs/mods/suite/commands', routes, 2).map(({path}) => path);
  expect(found).toHaveLength(2);
  expect(found[1]).toBe('/docs/mods/suite');
});

it('splits addresses into words', () => {
  expect(wordsOf('Gadgets & Slime')).toEqual(['gadgets', 'slime']);
  expect(wordsOf('disableHideProgress.html')).toEqual(['disable', 'hide', 'progress']);
});

it('searches for the last meaningful part, within the limit of the field', () => {
  expect(searchWords('/docs/app/Instances/chnage-ram')).toBe('chnage ram');
  expect(searchWords('/docs/mods/suite/1.21.1/')).toBe('suite');
  expect(searchWords('/')).toBe('');
  expect(searchWords(`/docs/${'word-'.repeat(40)}`).length).toBe(64);
});
