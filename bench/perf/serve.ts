/** Serves the sites under comparison in one and the same way. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import {extname, join, normalize} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {brotliCompressSync, constants} from 'node:zlib';
import {typeOf} from '../../src/cli/host';
import {listen} from '../../src/cli/server';
import {builtFile} from './peers';

/** Compressed already, so that a host leaves it as it is. */
const isPacked = (type: string) => /^image\/png|^font\//.test(type);

/** As hosts compress while they send. */
const compress = (content: Buffer) =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});

export interface Served {
  address: string;
  stop: () => void;
}

/** A slow connection. */
export interface Network {
  /** Milliseconds before an answer begins. */
  latency: number;
  /** Bytes a second. */
  throughput: number;
}

/**
 * Whether the browser asks for a page ahead by speculation rules. Chromium does that outside of the tab, at full speed
 * whatever its developer tools were told of the network.
 */
const isSpeculation = ({headers}: IncomingMessage) =>
  String(headers['sec-purpose']).startsWith('prefetch') && headers['sec-fetch-mode'] === 'navigate';

/** Milliseconds between two pieces of a slow answer. */
const pause = 25;

async function sendSlowly(response: ServerResponse, body: Buffer, network: Network): Promise<void> {
  const piece = Math.ceil((network.throughput * pause) / 1000);
  await setTimeout(network.latency);
  for (let sent = 0; sent < body.length && !response.destroyed; sent += piece) {
    await setTimeout(pause);
    response.write(body.subarray(sent, sent + piece));
  }
  response.end();
}

/**
 * Serves a folder on this machine: brotli for all text, clean addresses without a redirect, pages asked for again each
 * time, everything else kept for a year. Compressed files are cached, so that no site waits for the compressor.
 * @param folder a built site
 * @param network how slow to answer what the browser does not slow down itself
 */
export async function serve(folder: string, network?: Network): Promise<Served> {
  const answers = new Map<string, {status: number; headers: Record<string, string>; body: Buffer}>();
  const answerTo = (path: string) => {
    const exact = join(folder, normalize(path));
    const file =
      extname(path) !== '' && existsSync(exact)
        ? exact
        : (builtFile(folder, path.replace(/(.)\/$/, '$1')) ?? join(folder, '404.html'));
    const content = existsSync(file) ? readFileSync(file) : Buffer.from('Not found\n');
    const type = typeOf(file);
    const body = isPacked(type) ? content : compress(content);
    return {
      status: file.endsWith('404.html') ? 404 : 200,
      headers: {
        'Content-Type': type,
        'Content-Length': String(body.length),
        'Cache-Control':
          extname(file) === '.html'
            ? 'public, max-age=0, must-revalidate'
            : 'public, max-age=31536000, immutable',
        ...(!isPacked(type) && {'Content-Encoding': 'br'}),
      },
      body,
    };
  };
  const server: Server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    let answer = answers.get(path);
    if (!answer) {
      answer = answerTo(decodeURIComponent(path));
      answers.set(path, answer);
    }
    response.writeHead(answer.status, answer.headers);
    if (network && isSpeculation(request)) {
      void sendSlowly(response, answer.body, network);
    } else {
      response.end(answer.body);
    }
  });
  const port = await listen(server, 0);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
