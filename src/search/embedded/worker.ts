/** Holds the index and answers queries, off the page's thread. */
import {Engine} from './engine';
import type {IndexFile} from './index-file';
import {dialogParameters} from '../request';
import {warmUpQueries, warmUpSteps} from './warm-up';
import type {FromWorker, ToWorker} from './protocol';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: (event: {data: ToWorker}) => void;
};

let engine: Engine | undefined;
/** Whether the index is loaded or has failed to load. */
let isSettled = false;

/** Idle time before each warm-up query, in milliseconds, so that a reader who types never waits for one. */
const idleTime = {initial: 100, between: 20, afterSearch: 1000};
const queries = warmUpQueries();
let timer: ReturnType<typeof setTimeout> | undefined;

function warmUpAfter(time: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const query = queries.shift();
    if (query !== undefined && engine) {
      engine.search({requests: [{indexName: '', query, ...dialogParameters}]});
      warmUpAfter(idleTime.between);
    }
  }, time);
}

/** Yields between two steps, so that messages and the index are handled first. */
async function warmUp(): Promise<void> {
  const nextStep = warmUpSteps();
  while (!isSettled && nextStep()) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function load(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}`);
    }
    const file = (await response.json()) as IndexFile;
    isSettled = true;
    engine = new Engine(file);
    scope.postMessage({type: 'loaded'});
    warmUpAfter(idleTime.initial);
  } catch (error) {
    isSettled = true;
    scope.postMessage({type: 'failed', message: messageOf(error)});
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

scope.onmessage = ({data}) => {
  if (data.type === 'load') {
    void load(data.url);
    return;
  }
  try {
    if (!engine) {
      throw new Error('The search index is not loaded.');
    }
    scope.postMessage({type: 'answer', id: data.id, response: engine.search(data.request)});
    warmUpAfter(idleTime.afterSearch);
  } catch (error) {
    scope.postMessage({type: 'refused', id: data.id, message: messageOf(error)});
  }
};

void warmUp();
