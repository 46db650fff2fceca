/** Compares the host's responses for the built site with the responses of our preview server. */
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {extname, join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {parseRedirects} from '../../src/cli/host';
import {buildFolder} from '../../src/cli/project';
import {resolveRedirect, redirects} from '../../src/config/redirects';
import {listFiles} from '../../src/content/files';
import {ask, follow, forEach, start} from './servers';
import type {Seen, ServerName} from './servers';
import type {Runtime} from './wrangler';

const files = listFiles(buildFolder).filter((file) => !file.startsWith('_'));
const read = (file: string) => readFileSync(join(buildFolder, file));

/** Decoded routes of all pages. */
const routes = files
  .filter((file) => file.endsWith('.html') && file !== '404.html')
  .map((file) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`);
const hashed = files.filter((file) => file.startsWith('assets/'));

/** Encodes a path the way browsers do. */
const sent = (path: string) => encodeURI(path);

const rules = parseRedirects(read('_redirects').toString());
/** Redirects from single old paths. Excludes the redirects from the `index.html` of each page. */
const exactRules = rules.filter(
  ({from}) => !/[*:]/.test(from) && !routes.includes(decodeURI(from).replace(/\/index\.html$/, '')),
);

const rewards = '/docs/mods/suite/Quests/Developer/Quests/Rewards';

/** Old paths that other sites link to, with their targets. */
const oldAddresses: [string, string][] = [
  ['/mod-docs', '/docs'],
  ['/mod-docs/', '/docs'],
  ['/mod-docs/index.html', '/docs'],
  ['/mod-docs/mods', '/docs/mods'],
  ['/mod-docs/mods/', '/docs/mods'],
  ['/mod-docs/mods.html', '/docs/mods'],
  ['/mod-docs/mods/suite/Ranks/API', '/docs/mods/suite/Ranks/API'],
  ['/mod-docs/mods/suite/Ranks/API.html', '/docs/mods/suite/Ranks/API'],
  ['/mod-docs/mods/suite/Ranks/API/index.html', '/docs/mods/suite/Ranks/API'],
  ['/mod-docs/mods/suite/Ranks/Advanced%20Conditions', '/docs/mods/suite/Ranks/Advanced Conditions'],
  ['/mod-docs/1.21.1', '/docs'],
  ['/mod-docs/1.21.1/', '/docs'],
  ['/mod-docs/1.21.1/mods/suite/Ranks/API', '/docs/mods/suite/Ranks/API'],
  ['/mod-docs/next/mods/technical/SNBT', '/docs/mods/technical/SNBT'],
  [`${rewards}/Item_Reward`, `${rewards}#item`],
  [`${rewards}/Item_Reward/`, `${rewards}#item`],
  [`${rewards}/Item_Reward.html`, `${rewards}#item`],
  [`/mod-docs/1.21.1${rewards.slice('/docs'.length)}/Loot_Reward`, `${rewards}#loot`],
];

const nowhere = [
  '/nope',
  '/docs/nope',
  '/docs/nope/',
  '/docs/nope.html',
  '/docs/nope/index.html',
  '/docs/app/nope',
  '/assets',
  '/assets/',
  '/assets/js/main.00000000.js',
  '/img',
  '/docs//',
  '/DOCS/APP',
  '/_headers',
  '/_redirects',
  '/docs/%E0%A4%A',
  '/docs/%00',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%2f..%2fetc%2fpasswd',
  '/docs/app%5C..%5Capp',
  '//example.com',
  '//example.com/index.html',
  '/mod-docsx',
];

const securityHeaders = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];

/** Route of a page whose path contains a space and an ampersand, if there is one. */
const odd = routes.find((route) => route.includes(' ') && route.includes('&'));

it('finds a built site', () => {
  expect(routes.length).toBeGreaterThan(100);
  expect(hashed.length).toBeGreaterThan(100);
  expect(exactRules.length).toBeGreaterThan(50);
  expect(odd).toBeDefined();
});

const names: ServerName[] = ['our preview', "the host's runtime"];
const servers: Runtime[] = [];

beforeAll(async () => {
  // Start the servers one after the other, so that running servers are stopped if another one fails to start.
  for (const name of names) {
    servers.push(await start(name, buildFolder));
  }
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
});

describe.each(names)('%s', (name) => {
  const address = () => servers[names.indexOf(name)]!.address;
  const get = (path: string, headers?: Record<string, string>) => ask(address(), path, {headers});

  it('serves every page at its address', async () => {
    await forEach(routes, async (route) => {
      const {status, headers, body} = await get(sent(route));
      expect([route, status, headers['content-type']]).toEqual([route, 200, 'text/html; charset=utf-8']);
      expect(body.equals(read(route === '/' ? 'index.html' : `${route}.html`)), route).toBe(true);
    });
  });

  it('serves a page with spaces and & in either spelling', async () => {
    const path = sent(odd!);
    for (const spelling of [path, path.replaceAll('&', '%26')]) {
      expect((await get(spelling)).status, spelling).toBe(200);
    }
  });

  it.each(['.html', '/index.html', '/', '/index'])(
    'redirects every page with %s at its end permanently to its address',
    async (ending) => {
      const known = new Set(routes);
      await forEach(
        routes.filter((one) => one !== '/'),
        async (route) => {
          const requested = `${sent(route)}${ending}?a=1&b=%20`;
          const {end, query, statuses} = await follow(address(), requested, known);
          expect([requested, end, query]).toEqual([requested, route, '?a=1&b=%20']);
          expect(statuses.length, `${requested}: ${statuses.join(', ')}`).toBeLessThanOrEqual(2);
          expect(statuses.filter((status) => status !== 301 && status !== 308)).toEqual([]);
        },
      );
    },
  );

  it('redirects /index.html to the home page', async () => {
    expect(await follow(address(), '/index.html')).toMatchObject({end: '/', statuses: [308, 200]});
  });

  it('follows every rule of _redirects to a page', async () => {
    await forEach(exactRules, async ({from, to}) => {
      const {end, hash, statuses} = await follow(address(), from);
      expect([from, end + hash, statuses]).toEqual([from, decodeURI(to), [301, 200]]);
    });
  });

  it.each(oldAddresses)('leads %s to %s', async (from, to) => {
    const {end, hash, query, statuses} = await follow(address(), `${from}?q=x`);
    expect([end + hash, query, statuses.at(-1)]).toEqual([to, '?q=x', 200]);
    expect(statuses.length).toBeLessThanOrEqual(3);
  });

  it('agrees with the redirects of the not-found page', async () => {
    for (const {from} of redirects.filter((one) => !one.from.endsWith('/*'))) {
      const {end, hash} = await follow(address(), sent(from));
      expect(end + hash).toBe(resolveRedirect(from));
    }
  });

  it.each(nowhere)('responds to %s with the not-found page', async (path) => {
    const {status, headers, body} = await get(path);
    expect([status, headers.location]).toEqual([404, undefined]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(body.equals(read('404.html'))).toBe(true);
  });

  it('lets browsers cache every hashed file for a year', async () => {
    await forEach(hashed, async (file) => {
      const {status, headers} = await ask(address(), sent(`/${file}`), {method: 'HEAD'});
      expect([file, status, headers['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    });
  });

  it('makes browsers revalidate pages', async () => {
    for (const path of ['/', '/docs/app', sent(odd!), '/llms.txt']) {
      expect((await get(path)).headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    }
  });

  it('compresses text as the browser accepts', async () => {
    const script = hashed.find((file) => file.endsWith('.js'))!;
    const style = hashed.find((file) => file.endsWith('.css'))!;
    const unpack = {br: brotliDecompressSync, gzip: gunzipSync};
    for (const [path, file] of [
      ['/docs/app', 'docs/app.html'],
      [`/${script}`, script],
      [`/${style}`, style],
    ] as const) {
      for (const accepted of ['br', 'br, gzip', 'gzip, deflate, br']) {
        const {headers, body} = await get(path, {'Accept-Encoding': accepted});
        const encoding = headers['content-encoding'] as keyof typeof unpack;
        // The server may choose any of the accepted encodings.
        expect(accepted.split(', ')).toContain(encoding);
        expect(body.length).toBeLessThan(read(file).length);
        expect(unpack[encoding](body).equals(read(file)), `${path} ${encoding}`).toBe(true);
      }
      expect((await get(path)).headers['content-encoding']).toBeUndefined();
    }
  });

  it.each(['/', '/docs/app', '/nope', '/docs/app.html', '/mod-docs', `/${hashed[0]}`])(
    'sends the security headers with %s',
    async (path) => {
      const {headers} = await get(path);
      const missing = securityHeaders.filter((header) => headers[header] === undefined);
      expect(missing).toEqual([]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/);
    },
  );
});

it("has no access to the network, the host's runtime", () => {
  const folder = mkdtempSync(join(tmpdir(), 'refused-'));
  const noted = join(folder, 'refused.txt');
  const {stdout} = spawnSync(
    process.execPath,
    [
      ...['--import', pathToFileURL(join(__dirname, 'loopback-only.mjs')).href, '--eval'],
      `for (const address of ['http://example.com/', 'http://192.0.2.1/']) {
         fetch(address).catch((error) => console.log(error.cause.message));
       }`,
    ],
    {env: {...process.env, REFUSED_CONNECTIONS: noted}, encoding: 'utf8'},
  );
  expect(stdout.match(/This test may only connect to this machine/g)).toHaveLength(2);
  expect(readFileSync(noted, 'utf8').trim().split('\n').sort()).toEqual(['192.0.2.1', 'example.com']);
  rmSync(folder, {recursive: true});
});

describe('both give the same responses', () => {
  const compared = [...securityHeaders, 'cache-control', 'content-encoding', 'content-type', 'location'];
  const tell = ({status, headers, body}: Seen) => ({
    status,
    // Decode location headers: they may contain spaces or `%20`, and browsers accept both.
    ...Object.fromEntries(
      compared
        .filter((header) => headers[header] !== undefined)
        // Ignore the content type of redirects, because browsers never show their body.
        .filter((header) => !/^content-(?:type|enc)/.test(header) || status === 200 || status === 404)
        .map((header) => [
          header,
          header === 'location'
            ? decodeURI(headers.location!)
            : String(headers[header]).replace(/;\s*/g, '; '),
        ]),
    ),
    bytes: status === 200 && headers['content-encoding'] === undefined ? body.length : undefined,
  });

  const kinds = [...new Map(files.map((file) => [extname(file), file])).values()];
  const questions = [
    ...kinds.map((file) => sent(`/${file}`)),
    ...nowhere,
    ...oldAddresses.map(([from]) => from),
    ...['/404', '/404.html', '/index', '/index/', '/docs/index', '/docs//app', '//docs/app', '//docs/app/'],
    ...[
      '/docs/app.md',
      '/docs/app.HTML',
      '/docs/app/.',
      '/docs/./app',
      '/docs/x/../app',
      '/docs/app?x=%00<b>',
    ],
    ...['/search?q=%3Cscript%3E', '/search/?q=a', '/docs/app.html#x', '/docs/a%20b/index'],
  ];

  it.each(questions)('%s', async (path) => {
    for (const options of [{}, {method: 'HEAD'}, {headers: {'Accept-Encoding': 'br, gzip'}}]) {
      const [ours, theirs] = await Promise.all(servers.map(({address}) => ask(address, path, options)));
      expect(tell(ours!), JSON.stringify(options)).toEqual(tell(theirs!));
    }
  });

  it('contact no other machine meanwhile', () => {
    expect(servers).toHaveLength(2);
    expect(servers.flatMap((server) => server.refused())).toEqual([]);
  });
});
