import {describe, expect, it, vi} from 'vitest';
import type {SearchRequest} from '../types';
import {createEmbeddedClient} from './client';
import type {SearchWorker} from './client';
import type {FromWorker, ToWorker} from './protocol';

/** A fake worker that records the messages it receives. Each test triggers the replies itself. */
class FakeWorker implements SearchWorker {
  onmessage: SearchWorker['onmessage'] = null;
  onerror: SearchWorker['onerror'] = null;
  readonly sent: ToWorker[] = [];
  readonly terminate = vi.fn();
  constructor(private readonly answer: (message: ToWorker) => FromWorker | undefined) {}
  postMessage(message: ToWorker) {
    this.sent.push(message);
    const data = this.answer(message);
    if (data) {
      queueMicrotask(() => this.onmessage?.({data}));
    }
  }
}

const works = (message: ToWorker): FromWorker | undefined =>
  message.type === 'load'
    ? undefined
    : {type: 'answer', id: message.id, response: {results: [], asked: message.id} as never};

function client(workers: FakeWorker[], fetchManifest = vi.fn(async () => ({file: 'abc.json'}))) {
  const queue = [...workers];
  const startWorker = vi.fn(() => queue.shift()!);
  return {startWorker, fetchManifest, ...createEmbeddedClient({baseUrl: '/', startWorker, fetchManifest})};
}

const request: {requests: SearchRequest[]} = {requests: [{indexName: 'docs', query: 'ram'}]};

describe('createEmbeddedClient', () => {
  it('requests nothing before it is needed, and loads the index once', async () => {
    const worker = new FakeWorker(works);
    const {prepare, search, startWorker, fetchManifest} = client([worker]);
    expect(fetchManifest).not.toHaveBeenCalled();
    prepare();
    await Promise.all([search(request), search(request)]);
    expect(fetchManifest).toHaveBeenCalledExactlyOnceWith('/search-index/current.json');
    expect(startWorker).toHaveBeenCalledTimes(1);
    expect(worker.sent).toContainEqual({type: 'load', url: 'http://localhost:3000/search-index/abc.json'});
  });

  it('answers each query separately', async () => {
    const {search} = client([new FakeWorker(works)]);
    const answers = await Promise.all([search(request), search(request)]);
    expect(answers).toEqual([expect.objectContaining({asked: 1}), expect.objectContaining({asked: 2})]);
  });

  it('rejects a missing request or list of requests before anything is fetched', async () => {
    const {search, startWorker} = client([]);
    await expect(search(undefined as never)).rejects.toThrow('`requests` is required');
    await expect(search({} as never)).rejects.toThrow('`requests` is required');
    expect(startWorker).not.toHaveBeenCalled();
  });

  it('passes a query on at once', async () => {
    const worker = new FakeWorker(works);
    const {search} = client([worker]);
    const answer = search(request);
    expect(worker.sent).toHaveLength(1);
    await answer;
  });

  it('fails when the index cannot be loaded, and tries again with the next query', async () => {
    const manifest = vi.fn(async () => ({file: 'abc.json'})).mockRejectedValueOnce(new Error('offline'));
    const useless = new FakeWorker(() => undefined);
    const {search} = client([useless, new FakeWorker(works)], manifest);
    await expect(search(request)).rejects.toMatchObject({
      cause: expect.objectContaining({message: 'offline'}),
    });
    expect(useless.terminate).toHaveBeenCalled();
    await expect(search(request)).resolves.toBeDefined();
  });

  it('survives a missing index and a worker that crashes', async () => {
    const broken = new FakeWorker(() => ({type: 'failed', message: 'abc.json answered 404'}));
    const dying = new FakeWorker(() => undefined);
    const {search} = client([broken, dying, new FakeWorker(works)]);
    await expect(search(request)).rejects.toMatchObject({cause: 'abc.json answered 404'});
    expect(broken.terminate).toHaveBeenCalled();
    const question = search(request);
    await vi.waitFor(() => expect(dying.sent).toHaveLength(2));
    dying.onerror?.({message: 'out of memory'});
    await expect(question).rejects.toMatchObject({cause: 'out of memory'});
    await expect(search(request)).resolves.toBeDefined();
  });
});
