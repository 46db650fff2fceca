import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import prefetch from './prefetch';

const hints = () => Array.from(document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'));
const asked = () => hints().map((link) => link.getAttribute('href'));
const answer = async (at: number, type: 'load' | 'error') => {
  hints()[at]!.dispatchEvent(new Event(type));
  await new Promise((resolve) => setTimeout(resolve));
};
const supports = vi.fn();

beforeEach(() => {
  DOMTokenList.prototype.supports = supports;
});
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

it('has four files on their way, and asks for another when one has come or will not come', async () => {
  supports.mockReturnValue(true);
  const all = ['1.js', '2.js', '3.js', '4.js', '5.js', '6.js'].map(prefetch);
  expect(asked()).toEqual(['1.js', '2.js', '3.js', '4.js']);
  await answer(1, 'error');
  expect(asked()).toEqual(['1.js', '2.js', '3.js', '4.js', '5.js']);
  await answer(0, 'load');
  expect(asked()).toEqual(['1.js', '2.js', '3.js', '4.js', '5.js', '6.js']);
  for (const at of [2, 3, 4, 5]) {
    await answer(at, 'load');
  }
  await Promise.all(all);
});

it('fetches where the browser knows no hint for later, as often', async () => {
  supports.mockReturnValue(false);
  const answers: (() => void)[] = [];
  const fetched = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  vi.stubGlobal('fetch', fetched);
  const all = ['1.js', '2.js', '3.js', '4.js', '5.js'].map(prefetch);
  expect(asked()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(4);
  answers[0]!();
  await all[0];
  expect(fetched).toHaveBeenCalledTimes(5);
  answers.slice(1).forEach((arrive) => arrive());
  await Promise.all(all);
});
