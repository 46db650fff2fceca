import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Window} from '../Drawing';
import {kinds, land, readArea} from './area';
import ClaimMap from '.';

describe('area', () => {
  it('reads the kinds of chunks and their positions', () => {
    const area = readArea(['.cf', 'aao']);
    expect([area.width, area.height]).toEqual([3, 2]);
    expect(kinds.map((kind) => area.of(kind).length)).toEqual([1, 1, 1, 2, 1]);
    expect(area.of('a').map(({x, y}) => [x, y])).toEqual([
      [0, 1],
      [1, 1],
    ]);
  });

  it('names the row and character that it cannot read', () => {
    expect(() => readArea([])).toThrow('needs rows');
    expect(() => readArea(['...', '..'])).toThrow('row 2 has 2 chunks, but row 1 has 3');
    expect(() => readArea(['.x'])).toThrow('has "x" in row 1. Allowed: . c f a o');
  });

  it('draws the same land in every build, with water and wood', () => {
    const rows = land(15, 15);
    expect(rows).toEqual(land(15, 15));
    expect([...new Set(rows.join(''))].sort()).toEqual(['g', 'r', 's', 'w']);
  });
});

describe('ClaimMap', () => {
  it('gives the counts in the legend and in the description', () => {
    const {container} = render(
      <ClaimMap
        description="Land."
        rows={['.cc', '.fa']}
        names={{own: 'Moon Base'}}
        player={{x: 0.5, y: 0.5}}
        waypoints={[{x: 1, y: 1, tone: 'red'}]}
        places={[{x: 1, y: 1, mark: 4}]}
      />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Land. Moon Base, claimed: 2 chunks. Moon Base, claimed and force-loaded: 1 chunk. ' +
        'A team that has you as an ally: 1 chunk. Wilderness: 2 chunks.',
    );
    expect(container.textContent).toContain('Moon Base, claimed: 2 chunks');
    expect(container.querySelector('.mark')?.textContent).toBe('D');
    expect(container.querySelectorAll('svg svg.red')).toHaveLength(1);
  });

  it('needs a description unless it is inside a window', () => {
    expect(() => render(<ClaimMap rows={['.c']} />)).toThrow('<ClaimMap> needs a description');
    render(
      <Window title="" description="The large map." game>
        <ClaimMap rows={['.c']} />
      </Window>,
    );
    expect(screen.getAllByRole('img', {name: /./})).toHaveLength(1);
  });
});
