/** Web worker that loads the search index and answers queries off the main thread. */
import {Engine} from './engine';
import type {IndexFile} from './index-file';
import {dialogParameters} from '../request';
import {warmUpQueries, warmUpSteps} from './warm-up';
import type {FromWorker, ToWorker} from './protocol';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: (event: {data: ToWorker}) => void;
};

let isIndexHere = false;
let setEngine: (engine: Promise<Engine>) => void;
/** Resolves when the index is loaded; queries wait for it. */
const engineLoaded = new Promise<Engine>((resolve) => (setEngine = resolve));

/**
 * Idle time before each warm-up query, in milliseconds, so that a reader who is typing never waits for a
 * warm-up query.
 */
const idleTime = {initial: 100, between: 20, afterSearch: 1000};
const queries = warmUpQueries();
let timer: ReturnType<typeof setTimeout> | undefined;

function warmUpAfter(time: number, engine: Engine): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const query = queries.shift();
    if (query !== undefined) {
      engine.search({requests: [{indexName: '', query, ...dialogParameters}]});
      warmUpAfter(idleTime.between, engine);
    }
  }, time);
}

/** Runs the warm-up steps. Pauses between them, so that pending messages and the index are processed first. */
async function warmUp(): Promise<void> {
  const nextStep = warmUpSteps();
  while (!isIndexHere && nextStep()) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

async function load(url: string): Promise<Engine> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} responded with status ${response.status}. Reload the page.`);
  }
  const file = (await response.json()) as IndexFile;
  isIndexHere = true;
  return new Engine(file);
}

scope.onmessage = async ({data}) => {
  try {
    if (data.type === 'load') {
      setEngine(load(data.url));
      warmUpAfter(idleTime.initial, await engineLoaded);
      return;
    }
    const engine = await engineLoaded;
    scope.postMessage({type: 'answer', id: data.id, response: engine.search(data.request)});
    warmUpAfter(idleTime.afterSearch, engine);
  } catch (error) {
    scope.postMessage({type: 'failed', message: String(error)});
  }
};

void warmUp();
