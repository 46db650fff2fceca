import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {askPack} from './api';

let server: Server | undefined;
afterEach(() => server?.close());

const pack = {
  status: 'success',
  id: 129,
  name: 'FTB Skies 2',
  versions: [
    {id: 100162, name: '1.11.0', type: 'Release', updated: 1765324800},
    {id: 100335, name: '1.18.0', type: 'Release', updated: 1780617600},
    {id: 100400, name: '1.19.0', type: 'Beta', updated: 1781617600},
  ],
};
const version = {
  status: 'success',
  id: 100335,
  name: '1.18.0',
  type: 'Release',
  parent: 129,
  targets: [{name: 'neoforge', version: '21.1.248', type: 'modloader'}],
  files: [{name: 'a.jar', path: './mods'}],
};

/** Starts a server that returns the given response for each path, and 404 for other paths. */
function serve(answers: Record<string, unknown>): Promise<string> {
  server = createServer(({url = ''}, response: ServerResponse) => {
    const answer = answers[url];
    if (typeof answer === 'function') return void answer(response);
    response.writeHead(answer === undefined ? 404 : 200);
    response.end(JSON.stringify(answer));
  });
  return new Promise((resolve) => {
    server!.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server!.address() as AddressInfo).port}`),
    );
  });
}

describe('askPack', () => {
  it('takes the newest release', async () => {
    const service = await serve({'/modpack/129': pack, '/modpack/129/100335': version});
    const {reading, url} = await askPack(129, undefined, service);
    expect(url).toBe('https://api.feed-the-beast.com/v1/modpacks/public/modpack/129/100335');
    expect(reading).toMatchObject({
      title: 'FTB Skies 2',
      id: 129,
      of: '1.18.0',
      loader: 'NeoForge',
      mods: ['a.jar'],
    });
    expect(reading.versions.map(({name}) => name)).toEqual(['1.19.0', '1.18.0', '1.11.0']);
  });

  it('takes the version that was asked for', async () => {
    const service = await serve({
      '/modpack/129': pack,
      '/modpack/129/100162': {...version, id: 100162, name: '1.11.0'},
    });
    expect((await askPack(129, 100162, service)).reading.of).toBe('1.11.0');
  });

  it.each([
    ['404', {}, 'responded with status 404'],
    ['an error of the service', {'/modpack/129': {status: 'error', message: 'gone'}}, 'gone'],
    [
      'half an answer',
      {'/modpack/129': (response: ServerResponse) => response.end('{"status":')},
      'is not valid JSON',
    ],
    [
      'a connection that breaks',
      {'/modpack/129': (response: ServerResponse) => response.destroy()},
      'no response',
    ],
    ['no version', {'/modpack/129': {...pack, versions: []}}, 'has no version'],
    [
      'a version of another pack',
      {'/modpack/129': pack, '/modpack/129/100335': {...version, parent: 5}},
      'belongs to pack 5',
    ],
  ])('names the address: %s', async (_, answers, message) => {
    const service = await serve(answers);
    await expect(askPack(129, undefined, service)).rejects.toThrow(message);
    await expect(askPack(129, undefined, service)).rejects.toThrow(`${service}/modpack/129`);
  });
});
