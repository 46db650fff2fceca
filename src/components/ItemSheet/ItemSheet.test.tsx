import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import ItemSheet from '.';

it('lists every item with sprite, name, key and an address', () => {
  const items = [
    {id: 'minecraft:dirt', gameId: 'minecraft:dirt', name: 'Dirt', sprite: 1},
    {id: 'tinkers:axe_head/stone', name: 'Stone Axe Head', sprite: 33},
  ];
  const {container} = render(<ItemSheet data={{id: 'all', items}} />);
  const rows = Array.from(container.querySelectorAll('li'));
  expect(rows.map(({id}) => id)).toEqual(['minecraft-dirt', 'tinkers-axe_head-stone']);
  expect(rows.map(({textContent}) => textContent)).toEqual([
    'Dirtminecraft:dirt',
    'Stone Axe Headtinkers:axe_head/stone',
  ]);
  const sprite = rows[1]!.querySelector('span')!.style;
  expect(sprite.getPropertyValue('--y')).toBe('-33');
});
