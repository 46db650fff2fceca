import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import Sprite from '.';

const styleOf = (cell: number, size?: 32) =>
  render(<Sprite cell={cell} size={size} />).container.querySelector('span')!.style;

it('finds a cell in the sheet', () => expect(styleOf(32).getPropertyValue('--y')).toBe('-32'));

it('sets its size only when it is not the default', () => {
  expect(styleOf(1).getPropertyValue('--size')).toBe('');
  expect(styleOf(1, 32).getPropertyValue('--size')).toBe('32px');
});

it('is hidden from screen readers', () => {
  const {container} = render(<Sprite cell={1} />);
  expect(container.textContent).toBe('');
  expect(container.querySelector('[role], [aria-label], [title]')).toBeNull();
});
