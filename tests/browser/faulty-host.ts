/** Server for the built site that simulates faults: truncated, delayed or missing responses. */
import {createServer, request as ask} from 'node:http';
import type {ServerResponse} from 'node:http';
import {listen} from '../../src/cli/server';
import {serveSite} from './site';

/**
 * Kinds of faulty responses.
 * - `cut`: half of the body, then the connection is closed
 * - `short`: half of the body, with a matching content length
 * - `gone`: 404, as for a file of an earlier deployment
 * - `slow`: half of the body, and the rest after `release`
 */
type Fault = 'cut' | 'short' | 'gone' | 'slow';

export interface FaultyHost {
  address: string;
  /** Sets the function that returns the fault for a request path (without query), or undefined for none. */
  fault: (of: (path: string) => Fault | undefined) => void;
  /**
   * Simulates another deployment: replaces parts of file names in every page and script, and removes the
   * files with the old names.
   */
  deploy: (names: Record<string, string>) => void;
  /** Requested paths so far, in order. */
  asked: string[];
  /** Completes slow responses, and sends later responses normally until another fault is set. */
  release: () => void;
  stop: () => void;
}

/** Starts the host on a free local port. */
export async function serveFaulty(): Promise<FaultyHost> {
  const site = await serveSite();
  const asked: string[] = [];
  const owed: (() => void)[] = [];
  let isReleased = false;
  const pay = (rest: () => void) => (isReleased ? rest() : void owed.push(rest));
  let faultOf: (path: string) => Fault | undefined = () => undefined;
  let names: [string, string][] = [];

  const send = (response: ServerResponse, body: Buffer, fault: Fault | undefined) => {
    const half = body.subarray(0, Math.floor(body.length / 2));
    switch (fault) {
      case 'cut':
        response.setHeader('Content-Length', body.length);
        response.write(half, () => response.destroy());
        break;
      case 'slow':
        response.setHeader('Content-Length', body.length);
        response.write(half);
        pay(() => response.end(body.subarray(half.length)));
        break;
      default:
        response.end(fault === 'short' ? half : body);
    }
  };

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const [path = '/'] = url.split('?');
    asked.push(path);
    const fault = faultOf(path);
    const gone = fault === 'gone' || names.some(([before]) => path.includes(before));
    const original = names.reduce((text, [before, after]) => text.replaceAll(after, before), url);
    const {'accept-encoding': _, 'if-none-match': __, ...headers} = request.headers;
    ask(site.address + (gone ? '/assets/gone.js' : original), {method: request.method, headers}, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        let body = Buffer.concat(parts);
        if (names.length > 0 && /html|javascript/.test(answer.headers['content-type'] ?? '')) {
          const text = names.reduce((old, [before, after]) => old.replaceAll(before, after), body.toString());
          body = Buffer.from(text);
        }
        const {'content-length': ___, connection: ____, 'transfer-encoding': _____, ...kept} = answer.headers;
        response.statusCode = answer.statusCode ?? 500;
        for (const [name, value] of Object.entries(kept)) {
          response.setHeader(name, value!);
        }
        send(response, body, gone ? undefined : fault);
      });
    })
      // The browser has closed the connection, or the test has ended.
      .on('error', () => response.destroy())
      .end();
  });
  const port = await listen(server, 0);

  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    fault: (of) => {
      faultOf = of;
      isReleased = false;
    },
    deploy: (replaced) => {
      names = Object.entries(replaced);
    },
    release: () => {
      isReleased = true;
      owed.splice(0).forEach((rest) => rest());
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
      site.stop();
    },
  };
}
