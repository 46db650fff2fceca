import {useCallback, useEffect, useRef, useState} from 'react';
import type {Diagnosis, Input} from '@site/src/doctor/engine';
import type {Cleaned, FromWorker, ToWorker} from '@site/src/doctor/protocol';

type State =
  | {at: 'start'}
  | {at: 'reading'; names: string; share: number}
  | {at: 'done'; diagnosis: Diagnosis; cleaned?: Cleaned | 'working'}
  | {at: 'failed'; message: string};

const notLoaded = 'The log doctor could not be loaded. Check your connection, then try again.';

/**
 * Manages the worker that reads logs. The worker starts on first use. It ends when the reader cancels or leaves the
 * page.
 * @returns `warmUp`, which loads the engine and the rules; `clean`, which copies the last logs without personal
 * data; `reset`, which stops the worker and discards the logs
 */
export function useDoctor() {
  const [state, setState] = useState<State>({at: 'start'});
  const worker = useRef<Worker>(undefined);

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback((): Worker => {
    if (worker.current) return worker.current;
    const started = new Worker(
      /* webpackChunkName: "log-doctor" */ new URL('../../doctor/worker.ts', import.meta.url),
    );
    worker.current = started;
    started.onerror = (event) => {
      event.preventDefault();
      stop();
      // A failed warm-up is not reported, because the reader has not chosen a log yet.
      setState((before) => (before.at === 'reading' ? {at: 'failed', message: notLoaded} : before));
    };
    started.onmessage = ({data}: MessageEvent<FromWorker>) => {
      setState((before) => {
        switch (data.type) {
          case 'progress':
            return before.at === 'reading' ? {...before, share: data.share} : before;
          case 'diagnosis':
            return {at: 'done', diagnosis: data.diagnosis};
          case 'cleaned':
            return before.at === 'done' ? {...before, cleaned: data} : before;
          case 'failed':
            return {at: 'failed', message: data.message};
        }
      });
    };
    return started;
  }, [stop]);

  const send = useCallback((message: ToWorker) => start().postMessage(message), [start]);

  return {
    state,
    warmUp: useCallback(() => void start(), [start]),
    read: useCallback(
      (inputs: Input[]) => {
        setState({at: 'reading', names: inputs.map(({name}) => name).join(', '), share: 0});
        send({type: 'diagnose', inputs});
      },
      [send],
    ),
    clean: useCallback(() => {
      setState((before) => (before.at === 'done' ? {...before, cleaned: 'working'} : before));
      send({type: 'clean'});
    }, [send]),
    reset: useCallback(() => {
      stop();
      setState({at: 'start'});
    }, [stop]),
  };
}
