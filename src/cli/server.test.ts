import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {request} from 'node:http';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, afterEach, beforeAll, describe, expect, it} from 'vitest';
import {createSiteServer, listen, redirectFor} from './server';

const pages = {
  'index.html': 'home',
  '404.html': 'nothing here',
  'docs.html': 'docs',
  'docs/app.html': 'app',
  'docs/app/Guides/getting-started.html': 'start',
  'docs/Gadgets & Slime/armour.html': 'armour',
  'assets/main.js': 'code',
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

async function serve(mount?: string) {
  const server = createSiteServer({folder, mount});
  servers.push(server);
  const port = await listen(server, 0);
  // Not fetch: it would tidy the path before sending it.
  return (path: string) =>
    new Promise<{status: number; location?: string; cache?: string; frame?: unknown; body: string}>(
      (resolve, reject) => {
        request({host: '127.0.0.1', port, path, agent: false}, (response) => {
          let body = '';
          response.on('data', (chunk: Buffer) => (body += chunk.toString()));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              cache: response.headers['cache-control'],
              frame: response.headers['x-frame-options'],
              body,
            }),
          );
        })
          .on('error', reject)
          .end();
      },
    );
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
    ['/index.html', '/'],
    ['/docs/', '/docs'],
    ['/docs/app.html', '/docs/app'],
    ['/docs/app/index.html?a=1&b=2', '/docs/app?a=1&b=2'],
    ['/docs/Gadgets%20&%20Slime/armour.html', '/docs/Gadgets%20&%20Slime/armour'],
    ['/mod-docs/mods/suite?q=x', '/docs/mods/suite?q=x'],
    ['/mod-docs/1.21.1/mods/suite/Ranks/API.html', '/docs/mods/suite/Ranks/API'],
    [
      '/docs/mods/suite/Quests/Developer/Quests/Rewards/Item_Reward?a=1',
      '/docs/mods/suite/Quests/Developer/Quests/Rewards?a=1#item',
    ],
  ])('redirects %s', async (path, location) => {
    expect(await (await serve())(path)).toMatchObject({status: 301, location});
  });

  it('answers an unknown address with the not-found page and status 404', async () => {
    expect(await (await serve())('/docs/nope')).toMatchObject({status: 404, body: 'nothing here'});
  });

  it('lists no folders and leaves its own', async () => {
    const get = await serve();
    expect(await get('/assets')).toMatchObject({status: 404});
    expect((await get('/../../etc/passwd')).body).not.toContain('root:');
    expect((await get('/%2e%2e/%2e%2e/etc/passwd')).body).not.toContain('root:');
  });

  it('never redirects to another host', async () => {
    expect(await (await serve())('//example.com/index.html')).toMatchObject({location: '/example.com'});
  });

  it('refuses a malformed address', async () => {
    expect(await (await serve())('/docs/%E0%A4%A')).toMatchObject({status: 400});
  });

  it('lets browsers keep hashed files and ask again for pages', async () => {
    const get = await serve();
    expect((await get('/assets/main.js')).cache).toContain('immutable');
    expect((await get('/docs/app')).cache).toBe('public, max-age=0, must-revalidate');
  });

  it('sends the headers of the site’s own file, on pages and on what is not found', async () => {
    const get = await serve();
    expect((await get('/docs/app')).frame).toBe('DENY');
    expect(await get('/nowhere')).toMatchObject({status: 404, frame: 'DENY'});
  });

  it('can stand under another base path', async () => {
    const get = await serve('/elsewhere');
    expect(await get('/elsewhere/docs/app')).toMatchObject({status: 200, body: 'app'});
    expect(await get('/elsewhere')).toMatchObject({status: 200, body: 'home'});
    expect(await get('/elsewhere/docs/app.html')).toMatchObject({location: '/elsewhere/docs/app'});
    expect(await get('/docs/app')).toMatchObject({status: 404});
  });
});

describe('redirectFor', () => {
  it('leaves a clean path alone', () => {
    expect(redirectFor('/docs/mods/suite/Ranks/Advanced%20Conditions')).toBeUndefined();
    expect(redirectFor('/')).toBeUndefined();
  });
});

describe('listen', () => {
  it('takes the next free port, and says so when there is none', async () => {
    const first = createSiteServer({folder});
    const second = createSiteServer({folder});
    servers.push(first, second);
    const port = await listen(first, 0);
    expect(first.address()).toMatchObject({address: '127.0.0.1'});
    await expect(listen(second, port)).rejects.toThrow(`Port ${port} is in use`);
    expect(await listen(second, port, 20)).toBeGreaterThan(port);
  });
});
