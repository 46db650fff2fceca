import {render} from '@testing-library/react';
import {useRef} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useRowFilter} from './useRowFilter';

const count = 60;
let filter: ReturnType<typeof useRowFilter>;

function LongTable() {
  const table = useRef<HTMLTableElement>(null);
  filter = useRowFilter(table);
  return (
    <>
      <input ref={filter.input} />
      <table ref={table}>
        {Array.from({length: count}, (_, i) => (
          <tbody key={i}>
            <tr id={`row-${i}`}>
              <td>{i % 2 === 0 ? 'even' : 'odd'}</td>
            </tr>
          </tbody>
        ))}
      </table>
    </>
  );
}

const bodies = () => Array.from(document.querySelectorAll('tbody'));
const states = () => bodies().map(({hidden, dataset}) => (hidden ? 'hidden' : (dataset.lay ?? '')));
const type = (text: string) => {
  filter.input.current!.value = text;
  filter.applyInSteps();
};
/** As many frames as there are parts. */
const comeToRest = () => {
  vi.advanceTimersByTime(150);
  for (let i = 0; i < count; i += 1) vi.advanceTimersToNextFrame();
};

beforeEach(() => {
  vi.useFakeTimers();
  // Ten rows fit the window.
  vi.stubGlobal('outerHeight', 300);
  render(<LongTable />);
  filter.apply();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows first what the window can hold, and after a rest all that was found', () => {
  type('even');
  const [first, ...others] = states().filter((state) => state !== 'hidden');
  expect(first).toBe('now');
  expect(others.slice(0, 9)).toEqual(Array<string>(9).fill('later'));
  expect(others.slice(9)).toEqual(Array<string>(others.length - 9).fill('away'));
  comeToRest();
  expect(states().filter((state) => state === 'hidden')).toHaveLength(count / 2);
  expect(states().filter((state) => state === 'later' || state === 'away')).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('leaves what is under way alone when the same rows are found again', () => {
  type('even');
  const before = states();
  type('even ');
  expect(states()).toEqual(before);
  comeToRest();
  const rested = states();
  type('eve');
  expect(states()).toEqual(rested);
});

it('shows everything at once when it is told to', () => {
  type('odd');
  filter.input.current!.value = '';
  expect(filter.apply()).toBeUndefined();
  expect(states()).toEqual(Array<string>(count).fill(''));
  filter.input.current!.value = 'odd';
  expect(filter.apply()).toBe(count / 2);
});
