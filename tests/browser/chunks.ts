/** Test helpers that delay scripts, make them fail, or make them throw errors. */
import type {Page, Route} from '@playwright/test';

const scripts = '**/assets/js/*.js';

/**
 * Delays every script requested from now on.
 * @returns `release` lets these and all later scripts through; `held` returns the number of delayed scripts
 */
export async function holdScripts(page: Page): Promise<{release: () => Promise<void>; held: () => number}> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(scripts, (route) => {
    if (open) {
      return route.continue();
    }
    waiting.push(route);
    return undefined;
  });
  return {
    held: () => waiting.length,
    release: async () => {
      open = true;
      await Promise.all(waiting.map((route) => route.continue()));
    },
  };
}

/**
 * Makes every script requested from now on fail, as if a deployment had removed it.
 * @returns a function that lets scripts through again
 */
export async function failScripts(page: Page): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.abort('connectionfailed');
  await page.route(scripts, fail);
  return () => page.unroute(scripts, fail);
}

/**
 * Makes documents throw an error during rendering while `window.crash` contains a message. For this purpose, the
 * scripts of the page get additional code that wraps the component of each document.
 */
export async function makeDocumentsCrash(page: Page, message: string): Promise<void> {
  await page.addInitScript((text) => Object.assign(window, {crash: text}), message);
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    // Only chunks of documents contain front matter.
    if (!source.includes('frontMatter')) {
      return route.fulfill({response});
    }
    const queue = /\b(?:self|globalThis)\.(webpackChunk\w+|rspackChunk\w+)/.exec(source)?.[1];
    if (queue === undefined) {
      throw new Error(
        `${route.request().url()}: no chunk queue found. Adapt makeDocumentsCrash to the bundler's output format.`,
      );
    }
    return route.fulfill({
      response,
      body: `(${wrapDocuments.toString()})(${JSON.stringify(queue)});\n${source}`,
    });
  });
}

type Exports = Record<string, unknown>;
type Factory = (module: {exports: Exports}, exports: Exports, load: unknown) => void;

/** Runs in the browser. Replaces the default export of each module in the next chunk. */
function wrapDocuments(queueName: string): void {
  const scope = window as unknown as Record<
    string,
    {push: (chunk: [unknown, Record<string, Factory>]) => number}
  > & {
    crash?: string;
  };
  const queue = scope[queueName];
  if (queue === undefined) {
    return;
  }
  const push = queue.push;
  queue.push = (chunk) => {
    queue.push = push;
    for (const [id, factory] of Object.entries(chunk[1])) {
      chunk[1][id] = (module, exports, load) => {
        factory(module, exports, load);
        const original = module.exports.default;
        if (typeof original !== 'function' || !('frontMatter' in module.exports)) {
          return;
        }
        module.exports = {
          ...module.exports,
          default: (props: unknown) => {
            if (scope.crash) {
              throw new Error(scope.crash);
            }
            return (original as (props: unknown) => unknown)(props);
          },
        };
      };
    }
    // Until the bundler's runtime has loaded, this is `Array.prototype.push`, which needs `queue` as `this`.
    return push.call(queue, chunk);
  };
}
