/** The two servers whose responses must match. */
import {Agent, request} from 'node:http';
import type {IncomingHttpHeaders} from 'node:http';
import {createSiteServer, listen} from '../../src/cli/server';
import type {Runtime} from './wrangler';
import {startWrangler} from './wrangler';

export type ServerName = 'our preview' | "the host's runtime";

/** Starts one of the servers for a built site. */
export async function start(name: ServerName, site: string): Promise<Runtime> {
  if (name !== 'our preview') {
    return startWrangler(site);
  }
  const server = createSiteServer(site);
  const port = await listen(server, 0);
  return {
    address: `http://127.0.0.1:${port}`,
    refused: () => [],
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const agent = new Agent({keepAlive: true, maxSockets: 4});

/** Sends a request without normalizing its path. `fetch` would normalize the path and follow redirects. */
export function ask(
  address: string,
  path: string,
  {headers = {}, method = 'GET'}: {headers?: Record<string, string>; method?: string} = {},
): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const outgoing = request(`${address}/`, {path, headers, method, agent, timeout: 20_000}, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks)}),
      );
      response.on('error', reject);
    });
    outgoing.on('timeout', () =>
      outgoing.destroy(
        new Error(`${path}: no response within 20 s. Check whether the server is still running.`),
      ),
    );
    outgoing.on('error', reject).end();
  });
}

/** Result of following redirects: the final target, with decoded path and hash, and the statuses of all responses. */
export interface Way {
  end: string;
  query: string;
  hash: string;
  statuses: number[];
}

/** Calls a function for every item, with a few calls in parallel. */
export async function forEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      await act(item);
    }
  };
  await Promise.all(Array.from({length: agent.maxSockets}, work));
}

/**
 * Follows redirects the way browsers do.
 * @param known decoded paths of pages that are known to exist and are not requested; their status is omitted
 * @throws Error after five redirects, or if a redirect leads to another host
 */
export async function follow(
  address: string,
  path: string,
  known: ReadonlySet<string> = new Set(),
): Promise<Way> {
  const statuses: number[] = [];
  let url = new URL(address + path);
  for (let hop = 0; hop <= 5; hop += 1) {
    const end = decodeURIComponent(url.pathname);
    const way = {end, query: url.search, hash: decodeURIComponent(url.hash), statuses};
    if (hop > 0 && known.has(end)) {
      return way;
    }
    const {status, headers} = await ask(address, hop === 0 ? path : url.pathname + url.search);
    statuses.push(status);
    if (headers.location === undefined) {
      return way;
    }
    const next = new URL(headers.location, url);
    if (next.origin !== url.origin) {
      throw new Error(
        `${path} redirects to another host: ${headers.location}. Correct src/config/redirects.ts.`,
      );
    }
    // A redirect without a hash keeps the previous hash.
    next.hash ||= url.hash;
    url = next;
  }
  throw new Error(
    `${path} redirects more than five times: ${statuses.join(', ')}. Look for a loop in src/config/redirects.ts.`,
  );
}
