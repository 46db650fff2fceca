import {useCallback, useEffect, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Report} from '@site/src/check-files/engine';
import type {Chosen} from '@site/src/check-files/given';
import type {FromWorker, ToWorker} from '@site/src/check-files/protocol';
import {apiFolder} from '@site/src/config/api';

/** The reader's choices, apart from the files. */
export type Wanted = Omit<ToWorker, 'chosen' | 'api'>;

export type State =
  | {at: 'start'}
  | {at: 'reading'}
  | {at: 'done'; report: Report; problems: string[]}
  | {at: 'failed'; message: string};

/**
 * Manages the worker of the file check. The worker starts on first use and ends when the reader leaves the page.
 */
export function useCheck() {
  const [state, setState] = useState<State>({at: 'start'});
  const worker = useRef<Worker>(undefined);
  const api = useBaseUrl(`/${apiFolder}/`);
  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);
  const check = useCallback(
    (chosen: Chosen[], wanted: Wanted) => {
      if (!worker.current) {
        const started = new Worker(
          /* webpackChunkName: "check-files" */ new URL('../../check-files/worker.ts', import.meta.url),
        );
        worker.current = started;
        started.onerror = (event) => {
          event.preventDefault();
          stop();
          setState({
            at: 'failed',
            message: 'The check could not be loaded. Check your connection, then try again.',
          });
        };
        started.onmessage = ({data}: MessageEvent<FromWorker>) =>
          setState(
            data.type === 'report'
              ? {at: 'done', report: data.report, problems: data.problems}
              : {at: 'failed', message: data.message},
          );
      }
      setState({at: 'reading'});
      worker.current.postMessage({
        chosen,
        ...wanted,
        api: new URL(api, location.href).href,
      } satisfies ToWorker);
    },
    [api, stop],
  );
  return {state, check};
}
