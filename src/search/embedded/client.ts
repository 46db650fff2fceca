import type {SearchClient, SearchResponse} from '../types';
import {indexFolder, manifestName} from './protocol';
import type {FromWorker, Manifest, ToWorker} from './protocol';

/** The part of a Worker that is used; replaced in tests. */
export interface SearchWorker {
  postMessage(message: ToWorker): void;
  terminate(): void;
  onmessage: ((event: {data: FromWorker}) => void) | null;
  onerror: ((event: {message: string}) => void) | null;
}

interface Environment {
  /** Path the site is served under, with slashes around it. */
  baseUrl: string;
  startWorker?: () => SearchWorker;
  fetchManifest?: (url: string) => Promise<Manifest>;
}

export interface EmbeddedClient extends SearchClient {
  /** Fetches the index, if that has not happened yet. Failures show with the next search. */
  prepare(): void;
}

interface Question {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/**
 * Search client of the index built with the site. A worker loads the index once, with the first query or `prepare`;
 * after a failure the next query starts another.
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
        waiting.forEach(({reject}) => reject(new Error('The search index did not answer.', {cause})));
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
    // The worker warms up until it is known what to load, and keeps questions until it is loaded.
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
        // At once, not after a promise: the worker searches while the page renders the key press.
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

/** Revalidated each time: its name stays the same when the site is built again. */
async function fetchRealManifest(url: string): Promise<Manifest> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(`${url} answered ${response.status} ${response.headers.get('content-type')}`);
  }
  return (await response.json()) as Manifest;
}
