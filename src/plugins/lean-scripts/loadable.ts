/**
 * In place of `react-loadable` (@docusaurus/react-loadable 6.0.0) in the browser: a component whose code is fetched when it
 * is drawn or `preload` is called. What the server asks of it, and a time limit, are left out.
 * @see https://github.com/docusaurus/react-loadable/blob/v6.0.0/src/index.js
 */
import {createElement, useEffect, useReducer, useState} from 'react';
import type {ComponentType, ReactNode} from 'react';

/** What `loading` is told, as upstream tells it. */
interface LoadingProps {
  isLoading: boolean;
  pastDelay: boolean;
  timedOut: boolean;
  error: unknown;
  retry: () => void;
}

interface Options<Loader, Loaded> {
  loader: Loader;
  loading: ComponentType<LoadingProps>;
  render?: (loaded: Loaded, props: object) => ReactNode;
}

/** One attempt at fetching the code. */
interface Attempt<Loaded> {
  promise: Promise<unknown>;
  loading: boolean;
  loaded?: Loaded;
  error?: unknown;
}

/** Longer than this a reader waits before `loading` says so. Milliseconds. */
const delay = 200;

function attempt<Loaded>(load: () => Promise<Loaded>): Attempt<Loaded> {
  const result: Attempt<Loaded> = {promise: Promise.resolve(), loading: true};
  result.promise = load().then(
    (loaded) => Object.assign(result, {loading: false, loaded}),
    (error: unknown) => {
      Object.assign(result, {loading: false, error});
      throw error;
    },
  );
  return result;
}

function create<Loaded>(
  load: () => Promise<Loaded>,
  Loading: ComponentType<LoadingProps>,
  render: (loaded: Loaded, props: object) => ReactNode,
) {
  let latest: Attempt<Loaded> | undefined;
  const begin = () => (latest ??= attempt(load));

  function Loadable(props: object): ReactNode {
    const [current, setCurrent] = useState(begin);
    const [pastDelay, setPastDelay] = useState(false);
    const [, drawAgain] = useReducer((times: number) => times + 1, 0);
    const isLoading = current.loading;
    useEffect(() => {
      if (!isLoading) {
        return undefined;
      }
      let mounted = true;
      const timer = setTimeout(setPastDelay, delay, true);
      const update = () => {
        clearTimeout(timer);
        if (mounted) {
          drawAgain();
        }
      };
      current.promise.then(update, update);
      return () => {
        mounted = false;
        clearTimeout(timer);
      };
    }, [current, isLoading]);
    if (isLoading || current.error) {
      const retry = () => {
        setPastDelay(false);
        setCurrent((latest = attempt(load)));
      };
      return createElement(Loading, {
        isLoading,
        pastDelay,
        timedOut: false,
        error: current.error ?? null,
        retry,
      });
    }
    return render(current.loaded as Loaded, props);
  }
  Loadable.preload = () => begin().promise;
  return Loadable;
}

type Module = {default?: unknown};

const drawDefault = (loaded: Module, props: object) =>
  createElement(loaded.default as ComponentType<object>, props);

/**
 * @param options `loader` fetches a module, `loading` is drawn meanwhile and when that failed, `render` draws what came;
 *   without it, that is the module's component
 */
export default function loadable({
  loader,
  loading,
  render = drawDefault,
}: Options<() => Promise<Module>, Module>) {
  return create(loader, loading, render);
}

/** The same for several modules, each with a key. */
loadable.Map = ({
  loader,
  loading,
  render,
}: Required<Options<Record<string, () => Promise<Module>>, Record<string, Module>>>) =>
  create(
    async () => {
      const entries = Object.entries(loader).map(async ([key, load]) => [key, await load()] as const);
      return Object.fromEntries(await Promise.all(entries));
    },
    loading,
    render,
  );
