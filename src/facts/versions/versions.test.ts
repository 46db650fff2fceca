import path from 'node:path';
import {expect, it} from 'vitest';
import {loadFiles} from '../../data/model/load';
import {readByHand} from '../check/by-hand';
import {readExtracted} from '../check/lookup';
import {compareVersions} from '.';
import {printVersions, readWritten} from './files';

const root = path.join(__dirname, '../../..');
const extracted = readExtracted(root);
const byHand = readByHand(root);
const used = new Set<object>();
const {mods} = compareVersions(loadFiles(path.join(root, 'src/data')).files, extracted, byHand, used);
const row = (id: string) => mods.map(({rows}) => rows[id]).find(Boolean);

it('matches the committed files', () => {
  expect(new Map(mods.map((each) => [each.mod, printVersions(each)]))).toEqual(readWritten(root));
  expect(byHand.versions.filter((entry) => !used.has(entry))).toEqual([]);
});

it('knows rows that a version lacks, renames or changes', () => {
  expect(row('commands/ftb-essentials/kits/give_me_kit')).toEqual({'1.20.1': null});
  expect(row('properties/ftb-quests/tasks/item/match_nbt')).toEqual({'1.21.1': null, '26.1': null});
  expect(row('commands/ftb-essentials/moderation/heal')?.['1.20.1']).toMatchObject({
    syntax: ['/heal [player]'],
  });
  expect(row('commands/ftb-library/screens/ftblibrary-clientconfig')).toEqual({'1.20.1': {level: 2}});
  expect(row('config/ftb-quests/client/pinned/pinned.pinned_quests_inset_x')).toEqual({
    '1.20.1': {full: 'ui.pinned_quests_inset_x', default: 4},
  });
  expect(row('config/ftb-essentials/home/teleportation.home.max')).toBeUndefined();
});

it('finds a changed default in another version', () => {
  const facts = structuredClone(extracted.get('ftb-essentials 2001.2.4')!);
  facts.options.find(({key}) => key === 'teleportation.home.max')!.default = 7;
  const changed = new Map(extracted).set('ftb-essentials 2001.2.4', facts);
  const other = compareVersions(loadFiles(path.join(root, 'src/data')).files, changed, byHand).mods;
  const rows = other.find(({mod}) => mod === 'ftb-essentials')?.rows;
  expect(rows?.['config/ftb-essentials/home/teleportation.home.max']).toEqual({'1.20.1': {default: 7}});
});
