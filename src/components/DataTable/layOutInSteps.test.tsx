import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {layOutInSteps} from './layOutInSteps';

let parts: HTMLElement[] = [];
const bodies = (count: number) => Array.from({length: count}, () => document.createElement('tbody'));
const states = () => parts.map(({dataset}) => dataset.lay ?? '');
const frame = () => vi.advanceTimersToNextFrame();
const rest = () => vi.advanceTimersByTime(150);

beforeEach(() => {
  vi.useFakeTimers();
  parts = bodies(3);
});
afterEach(() => vi.useRealTimers());

it('shows the first part at once, and after a rest one more each frame', () => {
  layOutInSteps(parts);
  expect(states()).toEqual(['now', 'later', 'later']);
  rest();
  expect(states()).toEqual(['now', 'later', 'later']);
  frame();
  expect(states()).toEqual(['now', 'now', 'later']);
  frame();
  expect(states()).toEqual(['now', 'now', 'now']);
});

it('waits for who goes on typing', () => {
  layOutInSteps(parts);
  rest();
  frame();
  expect(states()).toEqual(['now', 'now', 'later']);
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', bubbles: true}));
  frame();
  expect(states()).toEqual(['now', 'now', 'later']);
  rest();
  frame();
  expect(states()).toEqual(['now', 'now', 'now']);
});

it('stops when it is told to, and listens to no more keys', () => {
  const stop = layOutInSteps(parts);
  rest();
  stop();
  frame();
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', bubbles: true}));
  expect(vi.getTimerCount()).toBe(0);
  expect(states()).toEqual(['now', 'later', 'later']);
});

it('leaves what may wait for last, one call a frame', () => {
  const done: string[] = [];
  layOutInSteps(
    parts,
    ['first', 'second'].map((name) => () => void done.push(name)),
  );
  rest();
  frame();
  frame();
  expect(states()).toEqual(['now', 'now', 'now']);
  expect(done).toEqual([]);
  frame();
  expect(done).toEqual(['first']);
  frame();
  expect(done).toEqual(['first', 'second']);
  expect(vi.getTimerCount()).toBe(0);
});

it('has nothing to do for one part or none', () => {
  layOutInSteps([]);
  layOutInSteps(bodies(1));
  expect(vi.getTimerCount()).toBe(0);
});
