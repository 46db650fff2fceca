import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

interface Call {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** An in-memory mock of the hosted service's write API. Stores indices by name and records all calls. */
export class FakeService {
  readonly calls: Call[] = [];
  /** Stop words of the application. All its indices share these words. */
  readonly stopWords: string[] = [];
  readonly indices = new Map<string, {records: object[]; settings?: object; synonyms?: object[]}>();
  /** Simulates failures. Returns the HTTP status with which a call fails, or undefined if it succeeds. */
  failing: (call: Call) => number | undefined = () => undefined;
  private readonly server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const path = decodeURIComponent((request.url ?? '').split('?')[0]!);
      const call = {
        method: request.method ?? '',
        path,
        body: text === '' ? {} : (JSON.parse(text) as Call['body']),
      };
      const authorized = request.headers['x-algolia-api-key'] === 'write-key';
      const status = authorized ? this.failing(call) : 403;
      this.calls.push(call);
      const [code, answer] = status ? [status, {message: 'no', status}] : this.answer(call);
      response.writeHead(code, {'content-type': 'application/json'}).end(JSON.stringify(answer));
    });
  });

  /** Listens on a free local port. */
  async start(): Promise<number> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return (this.server.address() as AddressInfo).port;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer({method, path, body}: Call): [number, object] {
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
    const index = this.indices.get(name) ?? {records: []};
    if (method === 'GET') {
      return [200, {status: 'published', pendingTask: false}];
    }
    if (path === '/1/dictionaries/stopwords/batch') {
      this.stopWords.push(...(body.requests as {body: {word: string}}[]).map((one) => one.body.word));
      return [200, {taskID: 1, updatedAt: ''}];
    }
    if (action === 'query') {
      return this.indices.has(name)
        ? [200, {hits: [], nbHits: index.records.length, page: 0, nbPages: 0}]
        : [404, {message: 'Index does not exist', status: 404}];
    }
    switch (method === 'DELETE' ? 'delete' : action) {
      case 'settings':
        index.settings = body;
        break;
      case 'synonyms/batch':
        index.synonyms = body as never;
        break;
      case 'batch':
        index.records.push(...(body.requests as {body: object}[]).map((one) => one.body));
        break;
      case 'operation':
        this.indices.set(body.destination as string, index);
        this.indices.delete(name);
        return [200, {taskID: 1}];
      case 'delete':
        this.indices.delete(name);
        return [200, {taskID: 1}];
      default:
        return [400, {message: `unknown call ${method} ${path}`, status: 400}];
    }
    this.indices.set(name, index);
    return [200, {taskID: 1}];
  }
}
