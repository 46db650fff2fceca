/** The package ships no types; this is the part that `server.ts` uses. */
declare module 'serve-handler' {
  import type {IncomingMessage, ServerResponse} from 'node:http';

  interface Options {
    public: string;
    cleanUrls?: boolean;
    trailingSlash?: boolean;
    directoryListing?: boolean;
    headers?: {source: string; headers: {key: string; value: string}[]}[];
  }

  export default function serveHandler(
    request: IncomingMessage,
    response: ServerResponse,
    options: Options,
  ): Promise<void>;
}
