import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import Key, {keysOf} from '.';

describe('keysOf', () => {
  it.each([
    ['F3', ['F3']],
    ['Ctrl+K', ['Ctrl', 'K']],
    ['Ctrl + Shift + E', ['Ctrl', 'Shift', 'E']],
    ['+', ['+']],
    ['Ctrl++', ['Ctrl', '+']],
  ])('%s', (shortcut, keys) => expect(keysOf(shortcut)).toEqual(keys));
});

describe('Key', () => {
  it('is one kbd for one key', () => {
    const {container} = render(<Key>F3</Key>);
    expect(container.querySelectorAll('kbd')).toHaveLength(1);
  });

  it('nests keys in a shortcut and reads as written', () => {
    const {container} = render(<Key>Ctrl+K</Key>);
    expect(container.querySelectorAll('kbd > kbd')).toHaveLength(2);
    expect(container.textContent).toBe('Ctrl+K');
  });

  it('refuses markup and empty content', () => {
    expect(() => render(<Key>{<b>F3</b>}</Key>)).toThrow('<Key> accepts only plain text');
    expect(() => render(<Key />)).toThrow('<Key> is empty');
  });
});
