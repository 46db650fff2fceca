/** Holds the index and answers, off the page's thread. */
import {Engine} from './engine';
import type {IndexFile} from './index-file';
import {dialogParameters} from '../request';
import {practice, rehearsal} from './practice';
import type {FromWorker, ToWorker} from './protocol';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: (event: {data: ToWorker}) => void;
};

let engine: Engine | undefined;
/** Whether the index has come, or never will. */
let isArrived = false;

/** Silence before each question of the rehearsal, in milliseconds: a reader who types is not kept waiting for one. */
const silence = {atFirst: 100, between: 20, afterQuestion: 1000};
const questions = rehearsal();
let timer: ReturnType<typeof setTimeout> | undefined;

function rehearseAfter(time: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const query = questions.shift();
    if (query !== undefined && engine) {
      engine.search({requests: [{indexName: '', query, ...dialogParameters}]});
      rehearseAfter(silence.between);
    }
  }, time);
}

/** Between two pieces what has arrived is looked at first. */
async function practise(): Promise<void> {
  const goOn = practice();
  while (!isArrived && goOn()) {
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
    isArrived = true;
    engine = new Engine(file);
    scope.postMessage({type: 'loaded'});
    rehearseAfter(silence.atFirst);
  } catch (error) {
    isArrived = true;
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
    rehearseAfter(silence.afterQuestion);
  } catch (error) {
    scope.postMessage({type: 'refused', id: data.id, message: messageOf(error)});
  }
};

void practise();
