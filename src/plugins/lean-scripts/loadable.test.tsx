import {act, render, screen} from '@testing-library/react';
import type {ComponentType, ReactNode} from 'react';
import original from 'react-loadable';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import ours from './loadable';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Part = ComponentType<{name?: string}> & {preload: () => Promise<unknown>};
type Package = (options: object) => Part;

function Loading({
  isLoading,
  pastDelay,
  timedOut,
  error,
  retry,
}: {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}): ReactNode {
  const said = {isLoading, pastDelay, timedOut, error: error instanceof Error ? error.message : error};
  return <button onClick={retry}>{JSON.stringify(said)}</button>;
}
const Hello = ({name}: {name?: string}) => <p>Hello {name}</p>;

const packages: [string, unknown][] = [
  ['the stand-in', ours],
  ['the package', original],
];

describe.each(packages)('%s', (_name, anyLoadable) => {
  const loadable = anyLoadable as Package & {Map: Package};
  const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

  it('draws at once what has been fetched before, and fetches once', async () => {
    const loader = vi.fn(() => Promise.resolve({__esModule: true, default: Hello}));
    const Part = loadable({loader, loading: Loading});
    expect(loader).not.toHaveBeenCalled();
    await Promise.all([Part.preload(), Part.preload()]);
    const {container} = render(<Part name="you" />);
    expect(container.textContent).toBe('Hello you');
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('says that it loads, and when that takes longer', async () => {
    let resolve: (module: object) => void = () => undefined;
    const promise = new Promise<object>((done) => (resolve = done));
    const Part = loadable({loader: () => promise, loading: Loading});
    const {container} = render(<Part name="you" />);
    expect(JSON.parse(container.textContent)).toEqual({
      isLoading: true,
      pastDelay: false,
      timedOut: false,
      error: null,
    });
    await act(() => vi.advanceTimersByTimeAsync(199));
    expect(container.textContent).toContain('"pastDelay":false');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(container.textContent).toContain('"pastDelay":true');
    resolve({__esModule: true, default: Hello});
    await settle();
    expect(container.textContent).toBe('Hello you');
  });

  it('shows what went wrong and tries again when asked', async () => {
    const loader = vi.fn(() => Promise.resolve({__esModule: true, default: Hello}));
    loader.mockRejectedValueOnce(new Error('no network'));
    const Part = loadable({loader, loading: Loading});
    const {container} = render(<Part name="you" />);
    await settle();
    expect(JSON.parse(container.textContent)).toMatchObject({isLoading: false, error: 'no network'});
    act(() => screen.getByRole('button').click());
    await settle();
    expect(container.textContent).toBe('Hello you');
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('passes on why it could not be fetched', async () => {
    const Part = loadable({loader: () => Promise.reject(new Error('gone')), loading: Loading});
    await expect(Part.preload()).rejects.toThrow('gone');
  });

  it('fetches several parts and hands all of them over', async () => {
    const Part = loadable.Map({
      loader: {a: () => Promise.resolve({default: 1}), 'b.c': () => Promise.resolve({default: 2})},
      loading: Loading,
      render: (loaded: object, {name}: {name: string}) => JSON.stringify([loaded, name]),
    });
    await Part.preload();
    const {container} = render(<Part name="you" />);
    expect(JSON.parse(container.textContent)).toEqual([{a: {default: 1}, 'b.c': {default: 2}}, 'you']);
  });
});
