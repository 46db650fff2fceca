import {render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import PixelArt, {toRects} from '.';

describe('toRects', () => {
  it('merges equal neighbours of a row and leaves transparent pixels out', () =>
    expect(toRects(['aab.', '. aa'])).toEqual([
      {x: 0, y: 0, width: 2, char: 'a'},
      {x: 2, y: 0, width: 1, char: 'b'},
      {x: 2, y: 1, width: 2, char: 'a'},
    ]));

  it('does not join two runs across a transparent pixel', () => expect(toRects(['a.a'])).toHaveLength(2));

  it('covers every pixel exactly once', () => {
    // An irregular but reproducible pattern: (x² + 3y) mod 5.
    const rows = Array.from({length: 9}, (_row, y) =>
      Array.from({length: 13}, (_pixel, x) => '.abcd'.charAt((x * x + 3 * y) % 5)).join(''),
    );
    const drawn = rows.map((row) => Array.from({length: row.length}, () => '.'));
    for (const {x, y, width, char} of toRects(rows)) {
      for (let i = x; i < x + width; i += 1) {
        expect(drawn[y]?.[i]).toBe('.');
        drawn[y]![i] = char;
      }
    }
    expect(drawn.map((row) => row.join(''))).toEqual(rows);
  });

  it('names an uneven row', () =>
    expect(() => toRects(['aa', 'a'])).toThrow('row 2 has 1 pixels, but row 1 has 2: "a"'));
  it('refuses an empty picture', () => expect(() => toRects([])).toThrow('<PixelArt> needs rows'));
});

describe('PixelArt', () => {
  it('draws one path per colour, although two characters share it', () => {
    const {container} = render(<PixelArt rows={['ab', 'cc']} palette={{a: 'red', b: 'red', c: 'blue'}} />);
    const paths = Array.from(container.querySelectorAll('path'));
    expect(paths.map((path) => path.getAttribute('fill'))).toEqual(['red', 'blue']);
    expect(paths[1]?.getAttribute('d')).toBe('M0 1h2v1h-2z');
    expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe('0 0 2 2');
  });

  it('is decoration', () => {
    const {container} = render(<PixelArt rows={['a']} palette={{a: 'red'}} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('names a character without a colour', () =>
    expect(() => render(<PixelArt rows={['ax']} palette={{a: 'red'}} />)).toThrow(
      'has no colour for "x". Allowed characters: a.',
    ));
});
