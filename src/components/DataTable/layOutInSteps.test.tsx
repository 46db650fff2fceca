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
  expect(states()).toEqual(['now', '', 'later']);
  frame();
  expect(states()).toEqual(['now', '', '']);
});

it('waits for who goes on typing', () => {
  layOutInSteps(parts);
  rest();
  frame();
  expect(states()).toEqual(['now', '', 'later']);
  document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'a', bubbles: true}));
  frame();
  expect(states()).toEqual(['now', '', 'later']);
  rest();
  frame();
  expect(states()).toEqual(['now', '', '']);
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

it('leaves alone what is far below the screen', () => {
  parts = bodies(100);
  layOutInSteps(parts);
  const waiting = () => states().filter((state) => state === 'later').length;
  expect(waiting()).toBe(23);
  expect(states().slice(24)).toEqual(Array.from({length: 76}, () => ''));
  rest();
  for (let i = 0; i < 23; i += 1) frame();
  expect(waiting()).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

it('lets go of what an earlier call left waiting, and is far down now', () => {
  const late = document.createElement('tbody');
  layOutInSteps([...parts, late])();
  expect(late.dataset.lay).toBe('later');
  layOutInSteps([...bodies(30), late])();
  expect(late.dataset.lay).toBeUndefined();
});

it('has nothing to do for one part or none', () => {
  layOutInSteps([]);
  layOutInSteps(bodies(1));
  expect(vi.getTimerCount()).toBe(0);
});
