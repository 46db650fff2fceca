/**
 * A local mock of the hosted service with HTTPS. It simulates the service's hosts, responses and failures.
 */
import {readFileSync} from 'node:fs';
import {createServer} from 'node:https';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {root} from '../../src/cli/project';
import type {Engine} from '../../src/search/embedded/engine';
import type {SearchRequest} from '../../src/search/types';
import {makeCertificate} from './search-certificate';

export const keys = {
  ALGOLIA_APP_ID: 'TESTAPP',
  ALGOLIA_API_KEY: 'search-only',
  ALGOLIA_INDEX_NAME: 'ftb-docs',
};

/** Query id that all responses contain. */
export const queryId = '0123456789abcdef0123456789abcdef';

/** Hosts of the service's click script and of its events. */
export const insightsHosts = ['cdn.jsdelivr.net', 'insights.algolia.io'];

/** An event of the service's click script. */
interface ClickEvent {
  eventType: string;
  eventName: string;
  index: string;
  queryID: string;
  objectIDs: string[];
  positions: number[];
  userToken: string;
}

interface Call {
  /** Time of arrival in milliseconds. */
  time: number;
  host: string;
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  requests: SearchRequest[];
}

/**
 * How a host responds: `silent` accepts the connection and sends nothing, `stuck` starts a response and
 * stops.
 */
export type Mood = 'well' | 'down' | 'silent' | 'stuck' | 'garbled' | {status: number} | {after: number};

export interface Provider {
  port: number;
  /** Fingerprint of the mock's certificate. The browser accepts only this self-signed certificate. */
  fingerprint: string;
  /** Search requests so far, excluding preflights. */
  calls: Call[];
  /** Paths of fetched scripts. */
  scripts: string[];
  /** Views and clicks, including their keys. */
  events: (ClickEvent & {keys: [app: string | null, key: string | null]})[];
  /** Returns the mood of a host. */
  mood: (host: string) => Mood;
  stop: () => void;
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, x-algolia-api-key, x-algolia-application-id, content-type',
  'access-control-max-age': '600',
};

/** Starts the mock on a free port. It responds with the results of the given engine. */
export async function startProvider(engine: Engine): Promise<Provider> {
  const {fingerprint, ...certificate} = makeCertificate();
  const provider: Provider = {
    port: 0,
    fingerprint,
    calls: [],
    scripts: [],
    events: [],
    mood: () => 'well',
    stop: () => undefined,
  };
  const server = createServer(certificate, (request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const mood = provider.mood(host);
    if (request.method === 'OPTIONS') {
      // Only a host that is down rejects preflights.
      return mood === 'down' ? request.socket.destroy() : response.writeHead(204, cors).end();
    }
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      const [path = '', query] = (request.url ?? '').split('?');
      if (insightsHosts.includes(host)) {
        return learn(provider, {path, query: new URLSearchParams(query), text}, response);
      }
      const requests = readRequests(text);
      provider.calls.push({
        time: performance.now(),
        host,
        method: request.method ?? '',
        path,
        headers: request.headers,
        requests: requests ?? [],
      });
      return act(mood, request, response, () => answer(engine, request, path, requests));
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
  const {results} = engine.search({requests});
  const named = results.map((result, place) =>
    requests[place]?.clickAnalytics ? {...result, queryID: queryId} : result,
  );
  return [200, {results: named}];
}

/** The service's official click script */
const clickScript = join(root, 'node_modules/search-insights/dist/search-insights.min.js');

/** Handles requests to the two hosts for click events: one host serves the script, and the other receives events. */
function learn(
  {scripts, events}: Provider,
  {path, query, text}: {path: string; query: URLSearchParams; text: string},
  response: ServerResponse,
): void {
  if (path.endsWith('/search-insights.min.js')) {
    scripts.push(path);
    response.writeHead(200, {'content-type': 'text/javascript'}).end(readFileSync(clickScript));
  } else if (path === '/1/events') {
    const keys: [string | null, string | null] = [
      query.get('X-Algolia-Application-Id'),
      query.get('X-Algolia-API-Key'),
    ];
    events.push(...(JSON.parse(text) as {events: ClickEvent[]}).events.map((event) => ({...event, keys})));
    response.writeHead(200, {...cors, 'content-type': 'application/json'}).end('{"status":200}');
  } else {
    response.writeHead(404).end();
  }
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
