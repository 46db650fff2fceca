import {describe, expect, it} from 'vitest';
import type {ReleasesEntry} from '@site/src/data/schema/releases';
import {compareVersions, fit, modsIn} from './fit';

const release = (stem: string, version: string, needs: Record<string, string> = {}, rest = {}) => ({
  ...{
    stem,
    version,
    needs,
    mod: stem,
    day: '2026-01-01',
    minecraft: '1.21.1',
    anchor: `release-${stem}-${version}`,
  },
  ...rest,
});
const entry: ReleasesEntry = {
  id: 'all',
  file: 'a.json',
  names: {
    'ftb-chunks': 'FTB Chunks',
    'ftb-library': 'FTB Library',
    'ftb-teams': 'FTB Teams',
    'ftb-backups-3': 'FTB Backups 3',
    architectury: 'Architectury',
  },
  releases: [
    release(
      'ftb-chunks',
      '2101.1.14',
      {'ftb-library': '2101.1.30', 'ftb-teams': '2101.1.9'},
      {with: {'ftb-backups-3': '21.1.3'}},
    ),
    release('ftb-library', '2101.1.30', {architectury: '13.0.6'}),
    release('ftb-library', '2101.1.29'),
    release('ftb-library', '2001.2.9-beta', {}, {minecraft: '1.20.1'}),
    release('ftb-teams', '2101.1.9', {'ftb-library': '2101.1.25'}),
    release('ftb-backups-3', '21.1.2'),
  ],
};
const good = [
  'ftb-chunks-neoforge-2101.1.14.jar',
  'ftb-library-neoforge-2101.1.30.jar',
  'ftb-teams-neoforge-2101.1.9.jar',
  'architectury-13.0.8-neoforge.jar',
];
const problems = (...names: string[]) => fit(names.join('\n'), entry).problems;

describe('fit', () => {
  it('finds nothing between mods that go together', () => expect(problems(...good)).toEqual([]));

  it('names what is too old, and what to do', () =>
    expect(problems(good[0]!, 'ftb-library-neoforge-2101.1.29.jar', ...good.slice(2))).toEqual([
      'FTB Chunks 2101.1.14 needs FTB Library 2101.1.30 or newer; the listing has 2101.1.29. Update FTB Library.',
    ]));

  it('names what is missing', () =>
    expect(problems(...good.slice(0, 2), good[3]!)).toEqual([
      'FTB Chunks 2101.1.14 needs FTB Teams 2101.1.9 or newer, which is not in the listing. Add it.',
    ]));

  it('checks an optional mod only if it is installed', () =>
    expect(problems(...good, 'ftb-backups-3-21.1.2.jar')).toEqual([
      'FTB Chunks 2101.1.14 needs FTB Backups 3 21.1.3 or newer; the listing has 21.1.2. Update FTB Backups 3.',
    ]));

  it('finds a mod that is installed twice', () =>
    expect(problems(...good, 'ftb-library-neoforge-2101.1.29.jar')).toEqual([
      'FTB Library is in the listing twice: 2101.1.29 and 2101.1.30. Keep one file.',
    ]));

  it('finds mods for another Minecraft', () =>
    expect(problems(...good, 'ftb-backups-3-26.1.2.1.jar', 'ftb-library-forge-2001.2.9.jar')[1]).toBe(
      'These mods are for different versions of Minecraft. 26.1: FTB Backups 3. 1.21.1: FTB Chunks, FTB Library, FTB Teams. 1.20.1: FTB Library. Use files for the same version.',
    ));

  it('says of which release nothing is known', () =>
    expect(fit('ftb-library-neoforge-2101.1.99.jar', entry).unknown).toEqual([
      {stem: 'ftb-library', name: 'FTB Library', version: '2101.1.99'},
    ]));
});

it.each([
  ['a log', '\t\tftb-library-forge-1902.3.17-build.200.jar         |FTB Library    |ftblibrary', '1902.3.17'],
  ['a listing of Windows', '12/01/2026  10:00   1,234 FTB-Library-neoforge-2101.1.30.jar', '2101.1.30'],
  ['a path', 'C:\\Users\\me\\mods\\ftb-library-fabric-2101.1.30.jar', '2101.1.30'],
])('modsIn reads %s', (_, text, version) =>
  expect(modsIn(text, entry.names)).toEqual([{stem: 'ftb-library', name: 'FTB Library', version}]),
);

it.each([
  '',
  'ftb-.jar',
  'ftb-constructor-1.0.jar',
  'my-ftb-library-1.0.jar',
  `ftb-${'a-'.repeat(20_000)}1.0.jar`,
])('modsIn finds nothing in %.30s', (text) => expect(modsIn(text, {...entry.names})).toEqual([]));

it('compareVersions knows that ten is more than nine', () => {
  expect(compareVersions('2101.1.9', '2101.1.10')).toBeLessThan(0);
  expect(compareVersions('21.1', '21.1.0')).toBe(0);
});
