import {describe, expect, it} from 'vitest';
import {overview, solidChars} from './blocks';

const layer = (...rows: string[]) => ({name: 'layer', rows});
const stone = new Set(['S', 'T']);

/** Returns the visible sides of all blocks, each with the block's letter. */
function sides(...layers: string[][]): string[] {
  return overview(
    layers.map((rows) => layer(...rows)),
    stone,
  ).faces.map(({char, side}) => `${char} ${side}`);
}

describe('overview', () => {
  it('shows three sides of a single block', () =>
    expect(sides(['S'])).toEqual(['S top', 'S front', 'S right']));

  it('leaves out sides that touch a block', () => {
    expect(sides(['S'], ['T'])).toEqual(['S front', 'S right', 'T top', 'T front', 'T right']);
    // T is in front of S in the first structure, and to the right of S in the second structure.
    expect(sides(['S', 'T'])).toEqual(['S top', 'S right', 'T top', 'T front', 'T right']);
    expect(sides(['ST'])).toEqual(['S top', 'S front', 'T top', 'T front', 'T right']);
  });

  it('draws nothing for air, which hides no sides', () =>
    expect(sides(['S.T'])).toEqual(['S top', 'S front', 'S right', 'T top', 'T front', 'T right']));

  it('paints nearer blocks over farther ones', () => {
    const order = sides(['S.', '.T'], ['..', 'S.']);
    expect(order.indexOf('S top')).toBeLessThan(order.indexOf('T top'));
  });

  it('measures the picture', () => {
    // A block is 28 units wide and 30 units high.
    expect(overview([layer('S')], stone).box).toEqual([-14, 0, 28, 30]);
    // The second block is half a block further right and down, and the third block is on top of the first.
    expect(overview([layer('ST'), layer('S.')], stone).box).toEqual([-14, -16, 42, 53]);
  });
});

it('solidChars contains the characters of counted blocks', () =>
  expect(
    solidChars({
      legend: [
        {char: 'S', name: 'stone'},
        {char: '.', name: 'left free'},
      ],
      counts: [{name: 'stone', count: 3}],
    }),
  ).toEqual(new Set(['S'])));
