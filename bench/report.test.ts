import {describe, expect, it} from 'vitest';
import {comparison, median, milliseconds, misses} from './report';
import type {Line} from './report';

const sites = [
  {name: 'ours', label: 'Ours'},
  {name: 'starlight', label: 'Starlight'},
] as const;

describe('median', () => {
  it('is the middle value, or the mean of the two middle values', () => {
    expect([median([9, 1, 5]), median([4, 1, 2, 100])]).toEqual([5, 3]);
    expect(median([1, Infinity, Infinity])).toBe(Infinity);
  });
});

/** Returns the last two cells of a line: the ratio and the goal. */
const cells = (line: Line) =>
  comparison(sites, [line])
    .split('| ')
    .slice(-2)
    .map((cell) => cell.replace(/ ?\|?$/, ''));
const verdict = (line: Line) => cells(line)[1];

describe('ratio', () => {
  it('is ours divided by the other, if there is one', () => {
    const ratio = (ours?: number, other?: number) => {
      const values = {...(ours && {ours: [ours]}), ...(other !== undefined && {starlight: [other]})};
      return cells({name: 'Paint', unit: milliseconds, values})[0];
    };
    expect([ratio(50, 200), ratio(50, 0), ratio(undefined, 1), ratio(1)]).toEqual(['0.25', '–', '–', '–']);
  });
});

describe('verdict', () => {
  const line = {name: 'Paint', unit: milliseconds, values: {ours: [900, 1100, 1000], starlight: [1000]}};

  it('judges by the median', () => {
    expect(verdict({...line, goal: 1})).toBe('met: at most Starlight');
    expect(verdict({...line, goal: 0.5})).toBe('**missed**: at most 0.5 × Starlight');
    expect(verdict({...line, limit: 999})).toBe('**missed**: at most 999 ms');
    expect(verdict({...line, least: 1000})).toBe('met: at least 1000 ms');
  });

  it('is empty without a goal or a measurement', () => {
    expect(verdict(line)).toBe('');
    expect(verdict({...line, values: {starlight: [1]}, goal: 1})).toBe('');
  });

  it('counts infinite values as missed', () => {
    expect(verdict({...line, values: {ours: [Infinity]}, limit: 1500})).toBe('**missed**: at most 1500 ms');
  });
});

it('has a line per measurement: median, range, ratio, goal', () => {
  const lines = [
    {name: 'Paint', unit: milliseconds, values: {ours: [1, 3, 2], starlight: [4]}, goal: 1},
    {name: 'Click', unit: milliseconds, values: {ours: [Infinity]}},
  ];
  expect(comparison(sites, lines).split('\n')).toEqual([
    '| Measured | Ours | Starlight | Ours / Starlight | Goal |',
    '| --- | --- | --- | --- | --- |',
    '| Paint | 2 ms (1 ms to 3 ms) | 4 ms | 0.50 | met: at most Starlight |',
    '| Click | never | not measured | – |  |',
  ]);
});

it('has one column for a benchmark of ours alone', () => {
  const line = {name: 'First page', unit: milliseconds, values: {ours: [7]}, limit: 9};
  expect(comparison([{name: 'ours', label: 'Value'}], [line]).split('\n')).toEqual([
    '| Measured | Value | Goal |',
    '| --- | --- | --- |',
    '| First page | 7 ms | met: at most 9 ms |',
  ]);
});

it('lists missed goals with their values', () => {
  const line = {name: 'Paint', unit: milliseconds, values: {ours: [900], starlight: [800]}};
  expect(misses('home', [line, {...line, limit: 1000}])).toEqual([]);
  expect(misses('home', [{...line, goal: 1}])).toEqual([
    'home: Paint should be at most Starlight, and is 900 ms.',
  ]);
});
