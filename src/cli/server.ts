/**
 * Serves a built site in the same way as Cloudflare Pages, for the preview and the browser tests. tests/host compares
 * the two servers.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants} from 'node:zlib';
import {listFiles} from '../content/files';
import {compresses, fileFor, headersFor, parseHeaders, parseRedirects, redirectBy, typeOf} from './host';

/** Cloudflare's default: browsers revalidate a file on every request. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Compresses with quality 5, as hosts do that compress on the fly, because quality 11 would take seconds. */
const compress = (content: Buffer) =>
  promisify(brotliCompress)(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});

/**
 * Returns a function that sends files from a folder. The function caches compressed files.
 * @param end sends a body and ends the response
 */
export function fileSender(
  folder: string,
  end = async (response: ServerResponse, body: Buffer): Promise<void> => void response.end(body),
) {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (request: IncomingMessage, response: ServerResponse, path: string, status = 200) => {
    const content = await readFile(join(folder, path));
    const type = String(response.getHeader('Content-Type') ?? typeOf(path));
    const isCompressed = compresses(type) && String(request.headers['accept-encoding']).includes('br');
    if (status === 404) {
      response.setHeader('Cache-Control', 'no-store');
    } else if (!response.hasHeader('Cache-Control')) {
      response.setHeader('Cache-Control', revalidate);
    }
    const hash = createHash('sha256').update(content).digest('hex');
    if (isCompressed && !compressed.has(hash)) {
      compressed.set(hash, compress(content));
    }
    const body = isCompressed ? await compressed.get(hash)! : content;
    response.writeHead(status, {
      'Content-Type': type,
      'Content-Length': body.length,
      ...(compresses(type) && {Vary: 'Accept-Encoding'}),
      ...(isCompressed && {'Content-Encoding': 'br'}),
    });
    await end(response, request.method === 'HEAD' ? Buffer.alloc(0) : body);
  };
}

/**
 * Creates a server without starting it. It applies the `_redirects` and `_headers` of the site, and answers unknown addresses
 * with 404.html and status 404.
 * @param folder folder of the built site; the server ignores files that are added later
 */
export function createSiteServer(folder: string): Server {
  const readIfThere = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  const rules = parseHeaders(readIfThere('_headers'));
  const redirects = parseRedirects(readIfThere('_redirects'));
  const files = new Set(listFiles(folder).filter((file) => !/^_(?:headers|redirects)$/.test(file)));
  const exists = (path: string) => files.has(path.replace(/\/+/g, '/').slice(1));
  const send = fileSender(folder);

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // `URL` resolves `.` and `..` and percent-encodes the path, as browsers and the host do.
    const {pathname: path, search: query} = new URL(`http://site/${(request.url ?? '').replace(/^\//, '')}`);
    for (const [name, value] of Object.entries(headersFor(path, rules))) {
      response.setHeader(name, value);
    }
    const answer = redirectBy(redirects, path, query) ?? fileFor(path, query, exists);
    if (typeof answer === 'object') {
      response.writeHead(answer.status, {Location: answer.location}).end();
    } else if (answer !== undefined) {
      await send(request, response, answer);
    } else {
      response.removeHeader('Content-Type');
      await send(request, response, '/404.html', 404);
    }
  };

  return createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) {
        response.writeHead(500, {'Content-Type': 'text/plain'});
      }
      response.end(`${String(error)}\n`);
    });
  });
}

/**
 * Starts a server that accepts only local connections.
 * @param port 0 selects a free port
 * @returns the selected port
 * @throws Error if the port is in use
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server
      .once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'EADDRINUSE'
            ? new Error(`Port ${port} is in use. Choose another port with --port.`)
            : error,
        ),
      )
      .listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** Finds a free port for the server of another program. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
