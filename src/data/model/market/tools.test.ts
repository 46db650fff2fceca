import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {combine} from '../../../lib/tool';
import type {Entry} from '../../schema/entry';
import type {MaterialEntry} from '../../schema/market';
import {loadData} from '../read';

const data = loadData(path.resolve(__dirname, '../../../..'))
  .get('materials')
  ?.get('tinkers') as Entry<MaterialEntry>;
const materials = data.groups.flatMap(({rows}) => rows);
const of = (id: string) => materials.find((material) => material.id === id)!;

describe('the numbers of tools', () => {
  it.each([
    ['stone', 'hepatizon', {durability: 262, speed: 7.7}],
    ['cobalt', 'gold', {durability: 1000, speed: 22.75}],
  ])('a %s head with a %s handle has the numbers of its tooltip in the game', (head, handle, shown) =>
    expect(combine(of(head).head, of(handle).handle)).toMatchObject(shown),
  );

  it('attack is a number that a tooltip shows as +3', () =>
    expect(Math.floor(combine(of('cobalt').head, of('gold').handle).attack)).toBe(3));

  it('cover all materials', () => expect(materials).toHaveLength(17));

  it.each(materials.map((material) => [material.id, material]))(
    '%s with a handle of the same material',
    (_id, {head, handle, own}) => {
      const {durability, attack, speed} = combine(head, handle);
      expect(durability).toBe(own.durability);
      expect(speed).toBe(own.speed);
      // The data contains the attack truncated to three decimals.
      expect(Math.floor(attack * 1000 + 1e-6) / 1000).toBe(own.attack);
    },
  );
});
