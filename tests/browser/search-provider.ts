/** A stand-in for the hosted service on this machine: HTTPS, its addresses, its answers, and its bad days. */
import {createServer} from 'node:https';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Engine} from '../../src/search/embedded/engine';
import type {SearchRequest} from '../../src/search/types';
import {makeCertificate} from './search-certificate';

export const keys = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'search-only',
  ALGOLIA_INDEX_NAME: 'ftb-docs',
};

export interface Call {
  /** When it came in, in milliseconds. */
  time: number;
  host: string;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  requests: SearchRequest[];
}

/** What becomes of a call. `silent` accepts it and says nothing; `stuck` begins an answer and stops. */
export type Mood = 'well' | 'down' | 'silent' | 'stuck' | 'garbled' | {status: number} | {after: number};

export interface Provider {
  port: number;
  /** Names the certificate, so that the browser can be told to trust this one and no other. */
  fingerprint: string;
  /** Searches so far, preflights left out. */
  calls: Call[];
  /** Decides by host. */
  mood: (host: string) => Mood;
  stop: () => void;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, x-algolia-api-key, x-algolia-application-id, content-type',
  'access-control-max-age': '600',
};

/** Starts the stand-in on a free port. It answers what the engine over the given index answers. */
export async function startProvider(engine: Engine): Promise<Provider> {
  const {fingerprint, ...certificate} = makeCertificate();
  const provider: Provider = {port: 0, fingerprint, calls: [], mood: () => 'well', stop: () => undefined};
  const server = createServer(certificate, (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const mood = provider.mood(host);
    if (request.method === 'OPTIONS') {
      // A host that is down answers no preflight either; every other trouble comes after it.
      return mood === 'down' ? request.socket.destroy() : response.writeHead(204, cors).end();
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const [path = ''] = (request.url ?? '').split('?');
      const requests = readRequests(text);
      provider.calls.push({
        time: performance.now(),
        host,
        method: request.method ?? '',
        path,
        headers: request.headers,
        requests: requests ?? [],
      });
      act(mood, request, response, () => answer(engine, request, path, requests));
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  provider.port = (server.address() as AddressInfo).port;
  provider.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return provider;
}

function readRequests(text: string): SearchRequest[] | undefined {
  try {
    const {requests} = JSON.parse(text) as {requests?: SearchRequest[]};
    return Array.isArray(requests) ? requests : undefined;
  } catch {
    return undefined;
  }
}

type Answer = [status: number, body: object];

function answer(engine: Engine, request: IncomingMessage, path: string, requests?: SearchRequest[]): Answer {
  if (request.method !== 'POST' || decodeURIComponent(path) !== '/1/indexes/*/queries') {
    return [404, {message: 'Not found', status: 404}];
  }
  const {'x-algolia-application-id': app, 'x-algolia-api-key': key} = request.headers;
  if (app !== keys.ALGOLIA_APP_ID || key !== keys.ALGOLIA_API_KEY) {
    return [403, {message: 'Invalid Application-ID or API key', status: 403}];
  }
  if (!requests || requests.some(({indexName}) => indexName !== keys.ALGOLIA_INDEX_NAME)) {
    return [400, {message: 'No content in POST request', status: 400}];
  }
  return [200, engine.search({requests})];
}

function act(mood: Mood, request: IncomingMessage, response: ServerResponse, reply: () => Answer): void {
  const send = ([status, body]: Answer) =>
    response.writeHead(status, {...cors, 'content-type': 'application/json'}).end(JSON.stringify(body));
  if (mood === 'well') {
    send(reply());
  } else if (mood === 'down') {
    request.socket.destroy();
  } else if (mood === 'stuck') {
    response.writeHead(200, {...cors, 'content-type': 'application/json'}).write('{"results":');
  } else if (mood === 'garbled') {
    response.writeHead(200, {...cors, 'content-type': 'application/json'}).end('<html>not JSON</html>');
  } else if (typeof mood === 'object' && 'status' in mood) {
    send([mood.status, {message: 'trouble', status: mood.status}]);
  } else if (typeof mood === 'object') {
    setTimeout(() => send(reply()), mood.after);
  }
}
