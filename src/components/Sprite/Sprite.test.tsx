import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import Sprite from '.';

const styleOf = (cell: number, size?: 32) =>
  render(<Sprite cell={cell} size={size} />).container.querySelector('span')!.style;

it.each([
  [0, 0, 0],
  [31, -31, 0],
  [32, 0, -1],
  [100, -4, -3],
])('finds cell %i in the sheet', (cell, x, y) => {
  expect(Number(styleOf(cell).getPropertyValue('--x'))).toBe(x);
  expect(Number(styleOf(cell).getPropertyValue('--y'))).toBe(y);
});

it('says its size only when it is not the usual one', () => {
  expect(styleOf(1).getPropertyValue('--size')).toBe('');
  expect(styleOf(1, 32).getPropertyValue('--size')).toBe('32px');
});

it('is silent: the name stands beside it', () => {
  const {container} = render(<Sprite cell={1} />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('[role], [aria-label], [title]')).toBeNull();
});
