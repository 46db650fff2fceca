/** Serves the sites under comparison in one and the same way, to the browser that measures. */
import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {browserFlags, findBrowser} from '../../src/cli/browser';
import {fileSender, freePort, listen} from '../../src/cli/server';
import {builtFile} from './source';

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
 * A server of a folder: compressed text, clean addresses without a redirect, pages asked for again each time, everything
 * else kept for a year. Compressed files are cached, so that no site waits for the compressor.
 */
function createBenchServer(folder: string, network?: Network) {
  const send = fileSender(folder, (response, body) =>
    network && isSpeculation(response.req)
      ? sendSlowly(response, body, network)
      : Promise.resolve(void response.end(body)),
  );
  return createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const file = builtFile(folder, path);
    const isPage = extname(file ?? '.html') === '.html';
    response.setHeader(
      'Cache-Control',
      `public, max-age=${isPage ? '0, must-revalidate' : '31536000, immutable'}`,
    );
    void send(request, response, file ?? '404.html', file === undefined ? 404 : 200);
  });
}

export interface Measuring {
  browser: Browser;
  /** Where Lighthouse talks to the browser. */
  port: number;
  /** Addresses of the sites, without a slash at the end. */
  addresses: string[];
}

/**
 * Serves built sites and starts the browser for as long as `use` runs.
 * @param network how slow to answer what the browser does not slow down itself
 * @returns version of the browser
 */
export async function withSites(
  folders: readonly string[],
  use: (measuring: Measuring) => Promise<void>,
  network?: Network,
): Promise<string> {
  const servers = folders.map((folder) => createBenchServer(folder, network));
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    // Playwright turns it off; readers have it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...browserFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const ports = await Promise.all(servers.map((server) => listen(server, 0)));
    await use({browser, port, addresses: ports.map((one) => `http://127.0.0.1:${one}`)});
    return browser.version();
  } finally {
    await browser.close();
    servers.forEach((server) => {
      server.closeAllConnections();
      server.close();
    });
  }
}
