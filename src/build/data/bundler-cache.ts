import {createHash} from 'node:crypto';

/**
 * Makes the bundler's cache depend on content that the bundler does not watch.
 * @param config the bundler's configuration, as passed to `configureWebpack`
 * @param text the content; when it changes, the cache becomes invalid
 * @returns a partial configuration, to be returned from `configureWebpack`; empty if the bundler has no versioned
 * cache
 */
export function cacheFor(config: {experiments?: object}, text: string): object {
  const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
  const hash = createHash('sha1').update(text).digest('hex').slice(0, 8);
  return cache?.version === undefined ? {} : {experiments: {cache: {version: `${cache.version}-${hash}`}}};
}
