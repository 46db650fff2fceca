import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import MenuPath from '.';

it('sets the parts apart', () => {
  const {container} = render(<MenuPath>{'Settings >App > Export logs'}</MenuPath>);
  expect(Array.from(container.querySelectorAll('b')).map((part) => part.textContent)).toEqual([
    'Settings',
    'App',
    'Export logs',
  ]);
  expect(container.textContent).toBe('Settings › App › Export logs');
});

it('refuses an empty part', () =>
  expect(() => render(<MenuPath>{'Settings > > Export'}</MenuPath>)).toThrow(
    '<MenuPath> has an empty part in "Settings > > Export". Remove the extra ">".',
  ));
