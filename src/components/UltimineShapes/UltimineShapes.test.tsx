import {readFileSync} from 'node:fs';
import {render, screen} from '@testing-library/react';
import {expect, it} from 'vitest';
import {parse} from 'yaml';
import UltimineShapes, {shapes} from '.';

interface Tables {
  groups: {shapes: {rows: {name: string}[]}};
}

it('draws the shapes of the data, in its order', () => {
  const data = parse(readFileSync('src/data/tables/ftb-ultimine.yaml', 'utf8')) as Tables;
  expect(shapes.map(({name}) => name)).toEqual(
    data.groups.shapes.rows.map(({name}) => name.replace(' (default)', '')),
  );
});

it('marks exactly one first block in each', () => {
  for (const {name, rows} of shapes) {
    expect(rows.join('').split('F').length - 1, name).toBe(1);
  }
});

it('names and explains every sketch in text', () => {
  render(<UltimineShapes />);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  expect(screen.getByText('Escape Tunnel')).toBeTruthy();
});
