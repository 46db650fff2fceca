import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import AdmonitionIcon from '.';

const drawing = (type: string) =>
  render(<AdmonitionIcon type={type} />)
    .container.querySelector('path')
    ?.getAttribute('d');

it('differs between the four kinds, so that colour is not the only sign', () =>
  expect(new Set(['note', 'tip', 'warning', 'danger'].map(drawing)).size).toBe(4));

it('falls back to the note', () => {
  expect(drawing('info')).toBe(drawing('note'));
  expect(drawing('caution')).toBe(drawing('warning'));
});
