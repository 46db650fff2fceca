import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, listen} from './server';

const pages = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'docs.html': 'docs',
  'docs/app.html': 'app',
  'docs/app/Guides/getting-started.html': 'start',
  'docs/Gadgets & Slime/armour.html': 'armour',
  'assets/main.js': 'code',
  _redirects:
    '# by the build\n/old  /docs/app#part  301\n/docs/app/index.html  /docs/app  301\n/moved/*  /docs/:splat  301\n',
  _headers: '/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: public, immutable\n',
};

let folder: string;
const servers: Server[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-'));
  for (const [path, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => rmSync(folder, {recursive: true}));
afterEach(() => servers.splice(0).forEach((server) => server.close()));

interface Seen {
  status: number;
  location?: string;
  cache?: string;
  frame?: unknown;
  encoding?: string;
  body: string;
}

async function serve() {
  const server = createSiteServer(folder);
  servers.push(server);
  const port = await listen(server, 0);
  // Does not use `fetch`, which would normalise the path.
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Seen>((resolve, reject) => {
      request({host: '127.0.0.1', port, path, headers, method, agent: false}, (response) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            cache: response.headers['cache-control'],
            frame: response.headers['x-frame-options'],
            encoding: response.headers['content-encoding'],
            body,
          }),
        );
      })
        .on('error', reject)
        .end();
    });
}

describe('createSiteServer', () => {
  it.each([
    ['/', 'home'],
    ['/docs', 'docs'],
    ['/docs/app', 'app'],
    ['/docs/app?x=1', 'app'],
    ['/docs/app/Guides/getting-started', 'start'],
    ['/docs/Gadgets%20&%20Slime/armour', 'armour'],
    ['/docs/Gadgets%20%26%20Slime/armour', 'armour'],
  ])('serves %s', async (path, body) => {
    expect(await (await serve())(path)).toMatchObject({status: 200, body});
  });

  it.each([
    [308, '/index.html', '/'],
    [308, '/docs/', '/docs'],
    [308, '/docs/app.html', '/docs/app'],
    [308, '/docs/app.html?a=1&b=2', '/docs/app?a=1&b=2'],
    [308, '/docs/Gadgets%20&%20Slime/armour.html', '/docs/Gadgets%20&%20Slime/armour'],
    [301, '/docs/app/index.html?a=1&b=2', '/docs/app?a=1&b=2'],
    [301, '/moved/mods/suite?q=x', '/docs/mods/suite?q=x'],
    [301, '/old?a=1', '/docs/app?a=1#part'],
  ])('answers %i for %s', async (status, path, location) => {
    expect(await (await serve())(path)).toMatchObject({status, location});
  });

  it('answers unknown addresses with the not-found page and status 404', async () => {
    expect(await (await serve())('/docs/nope')).toMatchObject({status: 404, body: 'nothing here'});
  });

  it('lists no folders and serves nothing outside its own', async () => {
    const get = await serve();
    expect(await get('/assets')).toMatchObject({status: 404});
    expect((await get('/../../etc/passwd')).body).not.toContain('root:');
    expect((await get('/%2e%2e/%2e%2e/etc/passwd')).body).not.toContain('root:');
  });

  it.each(['//docs/app/', '//docs/app.html', '/%5Cexample.com/index', '//example.com/index'])(
    'never redirects to another host: %s',
    async (path) => {
      const {location} = await (await serve())(path);
      expect(location).toMatch(/^\/[^/\\]/);
    },
  );

  it.each(['/docs/%E0%A4%A', '/docs/%00', '/_headers', '/_redirects', '/docs%5Capp', '/DOCS/app'])(
    'finds nothing under %s',
    async (path) => {
      expect(await (await serve())(path)).toMatchObject({status: 404, body: 'nothing here'});
    },
  );

  it.each([
    ['leaves the folder', '/docs/..%2f..%2fetc/passwd'],
    ['has a very long name', `/docs/${'a'.repeat(300)}`],
    ['is very long', `/${'docs/'.repeat(900)}`],
  ])('answers with the not-found page to an address that %s', async (_, path) => {
    expect(await (await serve())(path)).toMatchObject({status: 404, body: 'nothing here', frame: 'DENY'});
  });

  it('sends no body for HEAD', async () => {
    expect(await (await serve())('/docs/app', {}, 'HEAD')).toMatchObject({status: 200, body: ''});
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', undefined],
  ])('compresses for a client that accepts %s', async (accepted, encoding) => {
    const get = await serve();
    expect((await get('/docs/app', {'Accept-Encoding': accepted})).encoding).toBe(encoding);
  });

  it('lets browsers cache hashed files and revalidate pages', async () => {
    const get = await serve();
    expect((await get('/assets/main.js')).cache).toContain('immutable');
    expect((await get('/docs/app')).cache).toBe('public, max-age=0, must-revalidate');
  });

  it('sends the headers of the site’s _headers, also with the not-found page', async () => {
    const get = await serve();
    expect((await get('/docs/app')).frame).toBe('DENY');
    expect(await get('/nowhere')).toMatchObject({status: 404, frame: 'DENY', cache: 'no-store'});
    expect(await get('/assets/old.js')).toMatchObject({status: 404, cache: 'no-store'});
  });
});

describe('listen', () => {
  it('reports a port in use, and can choose another', async () => {
    const first = createSiteServer(folder);
    const second = createSiteServer(folder);
    servers.push(first, second);
    const port = await listen(first, 0);
    expect(first.address()).toMatchObject({address: '127.0.0.1'});
    await expect(listen(second, port)).rejects.toThrow(`Port ${port} is in use`);
    expect(await listen(second, 0)).not.toBe(port);
  });
});
