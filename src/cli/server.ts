/** Serves a built site as a static host would: shared by the preview and the browser tests. */
import {existsSync, readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import serveHandler from 'serve-handler';
import {headersFor, parseHeaders} from '../config/headers';
import {resolveRedirect} from '../config/redirects';

export interface SiteServerOptions {
  /** Folder of the built site. */
  folder: string;
  /**
   * Path under which the site is mounted, without a trailing slash; default: the root.
   * Another one than the site was built for shows what a wrong base path looks like.
   */
  mount?: string;
}

/**
 * Where a request path leads before any file is looked at.
 * @param path percent-encoded absolute path, without query
 * @returns percent-encoded path to redirect to, or undefined when the path stays as it is
 */
export function redirectFor(path: string): string | undefined {
  // Slashes at the start are folded first: `//host/…` in a Location header would be another host's address.
  const clean =
    path
      .replace(/\/{2,}/g, '/')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '')
      .replace(/\/+$/, '') || '/';
  const moved = resolveRedirect(decodeURIComponent(clean));
  if (moved !== undefined) {
    return encodeURI(moved);
  }
  return clean === path ? undefined : clean;
}

/**
 * Creates the server; it does not listen yet.
 * Clean addresses (`/docs/app` for `docs/app.html`), redirects that keep the query, 404.html with status 404, and the
 * headers of the site's own `_headers`: what is tested is what the host sends.
 */
export function createSiteServer({folder, mount = ''}: SiteServerOptions): Server {
  const headersFile = join(folder, '_headers');
  const rules = existsSync(headersFile) ? parseHeaders(readFileSync(headersFile, 'utf8')) : [];
  const serve = (request: IncomingMessage, response: ServerResponse) =>
    serveHandler(request, response, {
      public: folder,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
      // What the host sends by itself: pages are asked for again each time.
      headers: [
        {source: '**/*.html', headers: [{key: 'Cache-Control', value: 'public, max-age=0, must-revalidate'}]},
      ],
    });

  return createServer((request, response) => {
    const [rawPath = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2);
    const suffix = query === undefined ? '' : `?${query}`;
    if (mount !== '' && rawPath !== mount && !rawPath.startsWith(`${mount}/`)) {
      response.writeHead(404, {'Content-Type': 'text/plain'}).end('Not found\n');
      return;
    }
    const path = rawPath.slice(mount.length) || '/';
    let target: string | undefined;
    try {
      target = redirectFor(path);
    } catch {
      response.writeHead(400, {'Content-Type': 'text/plain'}).end('Malformed address\n');
      return;
    }
    if (target !== undefined) {
      const [page, hash] = target.split('#', 2);
      const location = `${mount}${page}${suffix}${hash === undefined ? '' : `#${hash}`}`;
      response.writeHead(301, {Location: location, 'Cache-Control': 'no-cache'}).end();
      return;
    }
    for (const [name, value] of Object.entries(headersFor(path, rules))) {
      response.setHeader(name, value);
    }
    request.url = path + suffix;
    serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) {
        response.writeHead(500, {'Content-Type': 'text/plain'});
      }
      response.end(`${String(error)}\n`);
    });
  });
}

/** Only this machine: a preview is nobody else's business. */
const host = '127.0.0.1';

/**
 * Starts listening on this machine only.
 * @param port the port wanted; 0 for any free one
 * @param tries how many ports to try, counting up from `port`
 * @returns the port in use
 * @throws when none of them is free
 */
export async function listen(server: Server, port: number, tries = 1): Promise<number> {
  for (let candidate = port; candidate < port + tries; candidate += 1) {
    if (await tryToListen(server, candidate)) {
      return (server.address() as AddressInfo).port;
    }
  }
  const range = tries === 1 ? `Port ${port} is` : `Ports ${port} to ${port + tries - 1} are`;
  throw new Error(`${range} in use. Choose another one with --port.`);
}

function tryToListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') {
        resolve(false);
      } else {
        reject(error);
      }
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port, host);
  });
}
