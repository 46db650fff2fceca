import {afterEach, expect, it} from 'vitest';
import prefetch from './prefetch';

const scripts = () => Array.from(document.head.querySelectorAll('script'));
const asked = () => scripts().map((script) => script.getAttribute('src'));
const answer = async (url: string, type: 'load' | 'error') => {
  scripts()
    .find((script) => script.getAttribute('src') === url)!
    .dispatchEvent(new Event(type));
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(() => {
  document.head.innerHTML = '';
});

it('fetches four files at a time, and the next when one has loaded or failed', async () => {
  const all = ['1.js', '2.js', '3.js', '4.js', '5.js', '6.js'].map(prefetch);
  expect(asked()).toEqual(['1.js', '2.js', '3.js', '4.js']);
  await answer('2.js', 'error');
  expect(asked()).toEqual(['1.js', '3.js', '4.js', '5.js']);
  await answer('1.js', 'load');
  expect(asked()).toEqual(['1.js', '3.js', '4.js', '5.js', '6.js']);
  for (const url of ['3.js', '4.js', '5.js', '6.js']) {
    await answer(url, 'load');
  }
  await Promise.all(all);
});

it('fetches a file once, and again if it failed', async () => {
  document.head.innerHTML = '<script src="page.js"></script>';
  await prefetch('page.js');
  expect(asked()).toEqual(['page.js']);
  const first = prefetch('next.js');
  const second = prefetch('next.js');
  await second;
  await answer('next.js', 'error');
  await first;
  expect(asked()).toEqual(['page.js']);
  const third = prefetch('next.js');
  expect(asked()).toEqual(['page.js', 'next.js']);
  await answer('next.js', 'load');
  await third;
});
