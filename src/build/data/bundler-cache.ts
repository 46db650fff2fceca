import {createHash} from 'node:crypto';

/**
 * Invalidates the bundler's cache when a dependency changes that the bundler does not watch.
 * @param config the bundler's configuration, as passed to `configureWebpack`
 * @param text content of the dependency
 * @returns the change for `configureWebpack` to return; empty if the bundler has no versioned cache
 */
export function cacheFor(config: {experiments?: object}, text: string): object {
  const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
  const hash = createHash('sha1').update(text).digest('hex').slice(0, 8);
  return cache?.version === undefined ? {} : {experiments: {cache: {version: `${cache.version}-${hash}`}}};
}
