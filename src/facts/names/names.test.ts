import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {Minecraft} from '../../config/minecraft';
import {readContent} from '../../content';
import {readData} from '../../data/model/read';
import {readExtracted} from '../check/lookup';
import {knownNames, namesWritten} from '.';
import {unknownIn, type Known} from './known';
import {mutate, type Written} from './mutations';
import {readOtherNames} from './others';

const root = path.resolve(__dirname, '../../..');

let known: Map<Minecraft, Known>;
let written: Written[];
beforeAll(() => {
  const {files} = readData(root);
  known = knownNames(files, readExtracted(root), readOtherNames(root));
  written = namesWritten(files, readContent(root).pages);
}, 60_000);

const unknown = (minecraft: Minecraft, code: string) => unknownIn(code, known.get(minecraft)!);

describe('a name that holds for one version', () => {
  it.each([
    ['/open smithing', '/smithing'],
    ['/give_me_kit', '/kit give Mira rations'],
    ['/tpo', '/tp_offline name Mira ~ ~ ~'],
    ['data/<namespace>/structure/<path>.nbt', 'data/<namespace>/structures/<path>.nbt'],
    ['reward_table.<ID>.title', 'title'],
    ['features.right_click_axe', 'right_click_axe'],
    ['config/ftbchunks-client.snbt', 'local/ftbchunks/client-config.snbt'],
  ])('%s is unknown to 1.20.1, and %s is known', (wrong, right) => {
    expect(unknown('1.20.1', wrong)).not.toEqual([]);
    expect(unknown('1.21.1', wrong)).toEqual([]);
    expect(unknown('1.20.1', right)).toEqual([]);
  });
});

it('looks up the names in a longer piece of code, and leaves numbers and gaps alone', () => {
  expect(unknown('1.21.1', '/ftbchunks admin claim_as <team> 48 0 0 minecraft:overworld')).toEqual([]);
  expect(unknown('1.21.1', 'claiming.max_claimed_chunks: 500, claiming.max_clamed_chunks: 5')).toEqual([
    'claiming.max_clamed_chunks',
  ]);
});

// Uses a thousand mutations. With sixty, and 6 % missed on average, seven misses by chance could fail the test after
// an unrelated change of a page.
it('notices nine of ten wrong names', () => {
  const missed = mutate(written, known, 1000, 1).filter(({isNoticed}) => !isNoticed);
  const told = missed.map(({code, mutated, minecraft}) => `${minecraft}: ${code} → ${mutated}`);
  expect(missed.length, told.join('\n')).toBeLessThanOrEqual(100);
}, 60_000);
