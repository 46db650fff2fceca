import original from 'nprogress';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import ours from './nprogress';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Bar {
  configure: (settings: {showSpinner: boolean; positionUsing: string}) => unknown;
  start: () => unknown;
  done: () => unknown;
}

/** What is to be seen of the bar. */
function seen() {
  const progress = document.getElementById('nprogress');
  const bar = progress?.querySelector<HTMLElement>('.bar');
  return {
    busy: document.documentElement.classList.contains('nprogress-busy'),
    markup: bar?.innerHTML,
    at: bar?.style.transform,
    fades: progress?.style.opacity === '0',
    spinner: document.querySelector('.spinner'),
  };
}

async function watch(bar: Bar): Promise<unknown[]> {
  const states: unknown[] = [];
  const after = async (time: number) => {
    await vi.advanceTimersByTimeAsync(time);
    states.push(seen());
  };
  // The simulated browser has no prefixed properties, by which the package knows a modern one.
  bar.configure({showSpinner: false, positionUsing: 'translate3d'});
  bar.done();
  await after(0);
  bar.start();
  await after(50);
  // It creeps on by itself.
  await after(850);
  await after(800);
  bar.done();
  await after(10);
  await after(240);
  await after(2000);
  bar.start();
  await after(100);
  bar.done();
  await after(3000);
  return states;
}

it('appears, creeps on and goes as the package does', async () => {
  const states = await watch(ours);
  expect(states).toHaveLength(9);
  expect(states[1]).toMatchObject({busy: true, at: 'translate3d(-92%,0,0)', spinner: null});
  expect(states.at(-1)).toMatchObject({busy: false, at: undefined});
  expect(states).toEqual(await watch(original));
});

it('has no role that does not exist, and nothing for a screen reader to read', () => {
  ours.start();
  const bar = document.querySelector('#nprogress .bar');
  expect(bar?.getAttribute('aria-hidden')).toBe('true');
  expect(document.querySelectorAll('#nprogress [role]')).toHaveLength(0);
});
