/** Holds the index and answers, off the page's thread. */
import {Engine} from './engine';
import type {IndexFile} from './index-file';
import type {FromWorker, ToWorker} from './protocol';

const scope = globalThis as unknown as {
  postMessage(message: FromWorker): void;
  onmessage: (event: {data: ToWorker}) => void;
};

let engine: Engine | undefined;

async function load(url: string): Promise<void> {
  try {
    const response = await fetch(url);
    if (!response.ok) {
      throw new Error(`${url} answered ${response.status}`);
    }
    engine = new Engine((await response.json()) as IndexFile);
    scope.postMessage({type: 'loaded'});
  } catch (error) {
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
  } catch (error) {
    scope.postMessage({type: 'refused', id: data.id, message: messageOf(error)});
  }
};
