import {flushSync} from 'react-dom';

/** What DocSearch (3.9.0) holds of the state of its search: all of autocomplete-core's, of which only this is looked at. */
interface State {
  status: string;
  context: unknown;
}

/** Of an answer that is being taken; drawn when all of it is known. */
let answered: (() => void) | undefined;

/**
 * Hands the state of the search to React, with as little drawing as possible. autocomplete-core (1.17.9) tells of each of
 * its steps, an answer's too: twice something for its context, then that nothing is awaited any more, the results, whether
 * there are any, and once more that nothing is awaited. React would draw them with a later task, which other tasks come
 * before; while the field is cleared, it would draw everything twice.
 * @param change the state before and after a step; the same function `set` each time
 */
export function takeState<S extends State>(
  {state, prevState}: {state: S; prevState: S},
  set: (state: S) => void,
): void {
  const changed = (Object.keys(state) as (keyof S)[]).filter((key) => state[key] !== prevState[key]);
  // The context is shown with the results that follow.
  if (changed.every((key) => key === 'context')) {
    return;
  }
  if (answered === undefined && !(changed.includes('status') && state.status === 'idle')) {
    set(state);
    return;
  }
  if (answered === undefined) {
    queueMicrotask(() => {
      const draw = answered!;
      answered = undefined;
      flushSync(draw);
    });
  }
  answered = () => set(state);
}
