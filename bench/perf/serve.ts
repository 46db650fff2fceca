/** Serves the compared sites to the browser under the same conditions. */
import {createServer} from 'node:http';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {extname} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {chromium} from '@playwright/test';
import type {Browser} from '@playwright/test';
import {browserFlags, findBrowser} from '../../src/cli/browser';
import {fileSender, freePort, listen} from '../../src/cli/server';
import {builtFile} from './source';

/** A throttled connection. */
export interface Network {
  /** Milliseconds before a response starts. */
  latency: number;
  /** Bytes per second. */
  throughput: number;
}

/**
 * Returns whether a request comes from speculation rules. Chromium sends such requests outside of the tab, so
 * DevTools throttling does not apply to them.
 */
const isSpeculation = ({headers}: IncomingMessage) =>
  String(headers['sec-purpose']).startsWith('prefetch') && headers['sec-fetch-mode'] === 'navigate';

/** Milliseconds between two chunks of a throttled response. */
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
 * Creates a server that compresses text and serves URLs without an extension without a redirect. Browsers
 * revalidate pages and cache everything else for a year. Compressed files stay in memory, so that
 * compression does not affect the measurements.
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
  /** Debugging port of the browser, for Lighthouse. */
  port: number;
  /** Base URLs of the sites, without a trailing slash. */
  addresses: string[];
}

/**
 * Serves built sites and runs the browser until `use` completes.
 * @param network throttling for requests that the browser itself does not throttle
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
    // Enables the back/forward cache, which readers have and Playwright disables.
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
