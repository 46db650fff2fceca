import type {SearchClient, SearchRequest, SearchResponse} from '../types';
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

/**
 * Search client of the index built with the site. The index is loaded once, with the first query or `prepare`,
 * and again after a failure.
 */
export function createEmbeddedClient({
  baseUrl,
  startWorker = startRealWorker,
  fetchManifest = fetchRealManifest,
}: Environment): EmbeddedClient {
  const folder = `${baseUrl}${indexFolder}/`;
  let session: Promise<Session> | undefined;
  /** The open session, so that a query is sent without awaiting: the worker searches while the page renders the key press. */
  let opened: Session | undefined;
  const reset = () => {
    session = undefined;
    opened = undefined;
  };
  const open = async () => {
    // Before it is known what to load: the worker warms up until then.
    const worker = startWorker();
    try {
      const {file} = await fetchManifest(`${folder}${manifestName}`);
      const url = new URL(`${folder}${file}`, window.location.href).href;
      opened = await Session.open(worker, url, reset);
      return opened;
    } catch (error) {
      worker.terminate();
      reset();
      throw new Error('The search index could not be loaded.', {cause: error});
    }
  };
  const start = () => (session ??= open());
  return {
    prepare: () => void start().catch(() => undefined),
    async search(request) {
      const {mc: minecraft} = document.documentElement.dataset;
      const requests = minecraft ? request.requests.map((one) => ({...one, minecraft})) : request.requests;
      return (opened ?? (await start())).ask({requests});
    },
  };
}

interface Question {
  resolve: (response: SearchResponse) => void;
  reject: (error: Error) => void;
}

/** A worker with its index loaded. */
class Session {
  private readonly waiting = new Map<number, Question>();
  private nextId = 0;

  private constructor(private readonly worker: SearchWorker) {}

  /**
   * @param lost called when the worker cannot answer any more
   * @throws Error when the worker does not start or cannot load the index
   */
  static open(worker: SearchWorker, url: string, lost: () => void): Promise<Session> {
    return new Promise((resolve, reject) => {
      const session = new Session(worker);
      const fail = (message: string) => {
        worker.terminate();
        lost();
        reject(new Error(message));
        session.waiting.forEach((question) => question.reject(new Error(message)));
      };
      worker.onerror = ({message}) => fail(message);
      worker.onmessage = ({data}) => {
        switch (data.type) {
          case 'loaded':
            return resolve(session);
          case 'failed':
            return fail(data.message);
          case 'answer':
            return session.settle(data.id)?.resolve(data.response);
          case 'refused':
            return session.settle(data.id)?.reject(new Error(data.message));
        }
      };
      worker.postMessage({type: 'load', url});
    });
  }

  ask(request: {requests: SearchRequest[]}): Promise<SearchResponse> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      this.waiting.set(id, {resolve, reject});
      this.worker.postMessage({type: 'search', id, request});
    });
  }

  private settle(id: number): Question | undefined {
    const question = this.waiting.get(id);
    this.waiting.delete(id);
    return question;
  }
}

function startRealWorker(): SearchWorker {
  return new Worker(new URL('./worker.ts', import.meta.url)) as unknown as SearchWorker;
}

/** Revalidated each time: its name stays the same when the site is built again. */
async function fetchRealManifest(url: string): Promise<Manifest> {
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) {
    throw new Error(`${url} answered ${response.status} ${response.headers.get('content-type')}`);
  }
  return (await response.json()) as Manifest;
}
