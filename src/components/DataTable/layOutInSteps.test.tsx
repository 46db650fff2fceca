import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {layOutInSteps} from './layOutInSteps';

let parts: HTMLElement[] = [];
const states = () => parts.map(({dataset}) => dataset.lay ?? '');
const frame = () => vi.advanceTimersToNextFrame();

beforeEach(() => {
  vi.useFakeTimers();
  parts = Array.from({length: 3}, () => document.createElement('tbody'));
});
afterEach(() => vi.useRealTimers());

it('shows the first part at once and one more each frame', () => {
  layOutInSteps(parts);
  expect(states()).toEqual(['now', 'later', 'later']);
  frame();
  expect(states()).toEqual(['now', 'later', 'later']);
  frame();
  expect(states()).toEqual(['now', '', 'later']);
  frame();
  expect(states()).toEqual(['now', '', '']);
});

it('stops when it is told to', () => {
  const stop = layOutInSteps(parts);
  frame();
  stop();
  frame();
  expect(states()).toEqual(['now', 'later', 'later']);
});

it('does not go on step by step far below the screen', () => {
  parts = Array.from({length: 100}, () => document.createElement('tbody'));
  layOutInSteps(parts);
  const waiting = () => parts.filter(({dataset}) => dataset.lay === 'later').length;
  for (let i = 0; i < 16; i += 1) frame();
  expect(waiting()).toBe(84);
  frame();
  expect(waiting()).toBe(0);
});

it('has nothing to do for no parts', () => {
  layOutInSteps([]);
  frame();
  frame();
});
