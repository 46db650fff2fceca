import type {SearchClient, SearchResponse} from '../types';
import {indexFolder, manifestName} from './protocol';
import type {FromWorker, Manifest, ToWorker} from './protocol';

/** The subset of the `Worker` interface that the client uses. Tests replace it with a fake. */
export interface SearchWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: {data: FromWorker}) => void) | null;
  onerror: ((event: {message: string}) => void) | null;
}

interface Environment {
  /** Base path of the site, with a leading and trailing slash. */
  baseUrl: string;
  startWorker?: () => SearchWorker;
  fetchManifest?: (url: string) => Promise<Manifest>;
}

export interface EmbeddedClient extends SearchClient {
  /**
   * Starts the worker and the download of the index, unless already started. A failure is reported by the
   * next search.
   */
  prepare(): void;
}

interface Question {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/**
 * Creates a search client for the embedded index. The first query (or `prepare`) starts a worker, which loads
 * the index once. After a failure, the next query starts a new worker.
 */
export function createEmbeddedClient({
  baseUrl,
  startWorker = startRealWorker,
  fetchManifest = fetchRealManifest,
}: Environment): EmbeddedClient {
  const folder = `${baseUrl}${indexFolder}/`;
  const waiting = new Map<number, Question>();
  let worker: SearchWorker | undefined;
  let lastId = 0;

  const start = () => {
    const started = startWorker();
    const fail = (cause: unknown) => {
      if (worker === started) {
        started.terminate();
        worker = undefined;
        waiting.forEach(({reject}) =>
          reject(new Error('The search index could not be loaded or searched.', {cause})),
        );
        waiting.clear();
      }
    };
    started.onerror = ({message}) => fail(message);
    started.onmessage = ({data}) => {
      if (data.type === 'failed') {
        fail(data.message);
      } else {
        waiting.get(data.id)?.resolve(data.response);
        waiting.delete(data.id);
      }
    };
    // Until the worker receives the URL of the index, it warms up and queues queries.
    fetchManifest(`${folder}${manifestName}`).then(
      ({file}) =>
        started.postMessage({type: 'load', url: new URL(`${folder}${file}`, window.location.href).href}),
      fail,
    );
    return started;
  };
  return {
    prepare: () => void (worker ??= start()),
    search(request) {
      if (!request?.requests) {
        return Promise.reject(new Error('`requests` is required when calling `search`.'));
      }
      const {mc: minecraft} = document.documentElement.dataset;
      const requests = minecraft ? request.requests.map((one) => ({...one, minecraft})) : request.requests;
      return new Promise((resolve, reject) => {
        const id = ++lastId;
        waiting.set(id, {resolve, reject});
        // Must be synchronous, so that the worker searches while the page renders the typed character.
        (worker ??= start()).postMessage({type: 'search', id, request: {requests}});
      });
    },
  };
}

function startRealWorker(): SearchWorker {
  return new Worker(
    /* webpackChunkName: "search-worker" */ new URL('./worker.ts', import.meta.url),
  ) as unknown as SearchWorker;
}

/**
 * Fetches the manifest. Always revalidates a cached copy, because every build writes the manifest under the same
 * name.
 */
async function fetchRealManifest(url: string): Promise<Manifest> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(
      `${url} responded with status ${response.status} and type ${response.headers.get('content-type')} instead of JSON. Reload the page.`,
    );
  }
  return (await response.json()) as Manifest;
}
