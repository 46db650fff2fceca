/** Asks other sites whether the addresses we link to still answer. Used on a schedule, never by a build or a check. */

/** Where an address stands. */
export interface Place {
  /** Path in the repository. */
  file: string;
  line?: number;
}

export type Answer =
  | {state: 'alive'}
  /** Answers under another address for good. */
  | {state: 'moved'; to: string}
  /** Says no to programs or is down for the moment; a person has to look. */
  | {state: 'unclear'; why: string}
  | {state: 'dead'; why: string};

export interface Options {
  /** Milliseconds until an answer has to be there. */
  timeout: number;
  /** Tries in all when there is no answer or a fault of the server. */
  tries: number;
  /** Hosts asked at the same time; one host is asked one thing at a time. */
  hosts: number;
}

const defaults: Options = {timeout: 15_000, tries: 3, hosts: 8};

const unclearStatus = new Set([401, 403, 405, 406, 429, 999]);

/** One request; `HEAD` first, because most hosts then send no page. */
async function request(url: string, method: 'HEAD' | 'GET', timeout: number): Promise<Response> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: {'user-agent': 'Mozilla/5.0 (compatible; FTB Docs link check)', accept: 'text/html,*/*;q=0.8'},
  });
  await response.body?.cancel();
  return response;
}

/**
 * Follows an address to its end.
 * @param url absolute, http or https; a hash is not sent
 * @returns what the host says; never throws
 */
export async function ask(url: string, options: Partial<Options> = {}): Promise<Answer> {
  const {timeout, tries} = {...defaults, ...options};
  let why = '';
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    try {
      let address = url;
      let permanent: string | undefined;
      let temporary = false;
      for (let hop = 0; hop < 10; hop += 1) {
        let response = await request(address, 'HEAD', timeout);
        if (response.status === 404 || response.status === 405 || response.status === 501) {
          response = await request(address, 'GET', timeout);
        }
        const {status} = response;
        const location = response.headers.get('location');
        if (status >= 300 && status < 400 && location !== null) {
          address = new URL(location, address).href;
          // Behind a temporary redirect nothing is for good.
          temporary ||= status !== 301 && status !== 308;
          permanent = temporary ? permanent : address;
          continue;
        }
        if (status < 400) {
          return permanent === undefined ? {state: 'alive'} : {state: 'moved', to: permanent};
        }
        if (unclearStatus.has(status)) {
          return {state: 'unclear', why: `answers ${status}`};
        }
        if (status < 500) {
          return {state: 'dead', why: `answers ${status}`};
        }
        why = `answers ${status}`;
        break;
      }
      why ||= 'redirects more than 10 times';
    } catch (error) {
      const {name, message, cause} = error as Error & {cause?: {code?: string}};
      why = name === 'TimeoutError' ? `no answer within ${timeout / 1000} s` : (cause?.code ?? message);
    }
  }
  // A name that does not exist is gone; a server that is down may come back.
  return why === 'ENOTFOUND' ? {state: 'dead', why: 'its host does not exist'} : {state: 'unclear', why};
}

/**
 * Asks about many addresses: hosts side by side, the addresses of one host one after the other.
 * @param urls absolute addresses
 * @returns an answer for each
 */
export async function askAll(
  urls: Iterable<string>,
  options: Partial<Options> = {},
): Promise<Map<string, Answer>> {
  const byHost = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const queue = [...byHost.values()];
  const answers = new Map<string, Answer>();
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      for (const url of next) {
        answers.set(url, await ask(url, options));
      }
    }
  };
  await Promise.all(Array.from({length: options.hosts ?? defaults.hosts}, worker));
  return answers;
}
