import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, expect, it} from 'vitest';
import {ask, askAll} from './external-links';

let server: Server;
let base: string;
let seen: string[] = [];
let asking = 0;
let mostAtOnce = 0;

/** A host with one address for each kind of answer. */
const answers: Record<string, {status: number; location?: string; get?: number}> = {
  '/fine': {status: 200},
  '/no-head': {status: 405, get: 200},
  '/gone': {status: 410},
  '/missing': {status: 404},
  '/hidden': {status: 403},
  '/broken': {status: 500},
  '/moved': {status: 301, location: '/fine'},
  '/short': {status: 302, location: '/moved'},
  '/circle': {status: 302, location: '/circle'},
};

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    asking += 1;
    mostAtOnce = Math.max(mostAtOnce, asking);
    response.on('close', () => (asking -= 1));
    if (request.url === '/silent') {
      return;
    }
    const {status, location, get} = answers[request.url ?? ''] ?? {status: 404};
    response.writeHead(request.method === 'GET' ? (get ?? status) : status, location ? {location} : {}).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  seen = [];
  mostAtOnce = 0;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it.each([
  ['/fine', {state: 'alive'}],
  ['/no-head', {state: 'alive'}],
  ['/gone', {state: 'dead', why: 'answers 410'}],
  ['/missing', {state: 'dead', why: 'answers 404'}],
  ['/hidden', {state: 'unclear', why: 'answers 403'}],
  ['/broken', {state: 'unclear', why: 'answers 500'}],
  ['/short', {state: 'alive'}],
  ['/circle', {state: 'unclear', why: 'redirects more than 10 times'}],
])('%s', async (path, answer) => {
  expect(await ask(base + path, {tries: 2})).toEqual(answer);
});

it('names the new address of what moved for good', async () => {
  expect(await ask(`${base}/moved`)).toEqual({state: 'moved', to: `${base}/fine`});
});

it('gives up on a host that says nothing, after as many tries as it is told', async () => {
  expect(await ask(`${base}/silent`, {timeout: 50, tries: 2})).toEqual({
    state: 'unclear',
    why: 'no answer within 0.05 s',
  });
  expect(seen).toHaveLength(2);
});

it('tells a host that does not exist from one that does not answer', async () => {
  expect(await ask('http://nowhere.invalid/', {tries: 1})).toMatchObject({
    state: expect.stringMatching(/dead|unclear/),
  });
  expect(await ask('http://127.0.0.1:9/', {tries: 1})).toMatchObject({state: 'unclear'});
});

it('asks each address once, and one host one thing at a time', async () => {
  const urls = ['/fine', '/moved', '/gone', '/fine'].map((path) => base + path);
  const result = await askAll(urls);
  expect([...result.values()].map(({state}) => state)).toEqual(['alive', 'moved', 'dead']);
  expect(seen.filter((line) => line === 'HEAD /gone')).toHaveLength(1);
  expect(mostAtOnce).toBe(1);
});
