import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {ClaimManager, ClaimMap, LargeMap} from '.';
import {land, readArea, toneOf} from './area';

const numbers = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.mark'), (mark) => mark.textContent);

describe('area', () => {
  it('counts what the rows hold', () => {
    const area = readArea('<ClaimMap>', ['.cf', 'aao']);
    expect([area.width, area.height]).toEqual([3, 2]);
    expect((['free', 'claimed', 'loaded', 'ally', 'other'] as const).map(area.count)).toEqual([
      1, 1, 1, 2, 1,
    ]);
    expect(area.squares('ally')).toBe('M0 1h1v1h-1zM1 1h1v1h-1z');
  });

  it('names rows it cannot read', () => {
    expect(() => readArea('<ClaimMap>', [])).toThrow('needs rows');
    expect(() => readArea('<ClaimMap>', ['...', '..'])).toThrow('row 2 has 2 chunks, row 1 has 3');
    expect(() => readArea('<ClaimMap>', ['.x'])).toThrow('has "x" in row 1. Allowed: . c f a o');
  });

  it('colours a counter as the game does', () =>
    expect([toneOf(3, 4), toneOf(4, 4), toneOf(5, 4)]).toEqual(['done', 'alert', 'red']));

  it('draws the same land each time, with water and wood in it', () => {
    const rows = land(15, 15);
    expect(rows).toEqual(land(15, 15));
    expect([...new Set(rows.join(''))].sort()).toEqual(['g', 'r', 's', 'w']);
  });
});

describe('ClaimMap', () => {
  it('tells the counts to those who see it and to those who do not', () => {
    const {container} = render(
      <ClaimMap
        description="Land."
        rows={['.cc', '.fa']}
        limits={{claims: 3, loads: 25}}
        names={{own: 'Moon Base'}}
        places={[{x: 1, y: 1, mark: 4}]}
      />,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Land. Moon Base, claimed: 2 chunks. Moon Base, claimed and force-loaded: 1 chunk. ' +
        'A team that has you as an ally: 1 chunk. Wilderness: 2 chunks. Claimed: 3 / 3. Force loaded: 1 / 25.',
    );
    expect(container.textContent).toContain('Moon Base, claimed: 2 chunks');
    expect(screen.getByText('3 / 3').className).toContain('alert');
    expect(numbers(container)).toEqual(['4']);
  });

  it('needs a description, and numbers as limits', () => {
    expect(() => render(<ClaimMap rows={['.c']} />)).toThrow('needs a description');
    expect(() =>
      render(<ClaimMap description="x" rows={['.c']} limits={{claims: '500' as never, loads: 1}} />),
    ).toThrow('limits.claims must be a number');
  });
});

describe('ClaimManager', () => {
  const rows = Array.from({length: 15}, (_row, y) => (y === 7 ? '......cfc......' : '.'.repeat(15)));
  const limits = {claims: 500, loads: 25};

  it('shows counters and buttons', () => {
    const {container} = render(
      <ClaimManager description="x" rows={rows} limits={limits} marks={{mode: 1, counters: 2}} />,
    );
    expect(screen.getByRole('img', {name: /Claimed: 3 \/ 500. Force loaded: 1 \/ 25.$/})).toBeTruthy();
    expect(numbers(container)).toEqual(['1', '2']);
  });

  it('has one size', () =>
    expect(() => render(<ClaimManager description="x" rows={['c']} limits={limits} />)).toThrow(
      'shows 1 × 1 chunks. Allowed: 15 × 15.',
    ));
});

describe('LargeMap', () => {
  it('numbers every button', () => {
    const {container} = render(
      <LargeMap
        description="x"
        rows={['....', '.c..']}
        position="X: 1, Y: 2, Z: 3"
        waypoints={[{x: 1, y: 1, tone: 'red'}]}
        marks={{
          claims: 1,
          waypoints: 2,
          keys: 3,
          lines: 4,
          deaths: 5,
          dimension: 6,
          settings: 7,
          server: 8,
          position: 9,
        }}
      />,
    );
    expect(numbers(container)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(container.querySelectorAll('svg g.red')).toHaveLength(1);
  });

  it('needs a position', () =>
    expect(() => render(<LargeMap description="x" rows={['.']} position="" />)).toThrow('needs a position'));
});
