import {createHash} from 'node:crypto';

/**
 * Clears the cache of the bundler when something has changed that compiled pages depend on and the bundler does not
 * watch.
 * @param config the bundler's, as a plugin gets it
 * @param text what pages depend on
 * @returns what the plugin has to change; nothing under a bundler without such a cache
 */
export function cacheFor(config: {experiments?: object}, text: string): object {
  const {cache} = (config.experiments ?? {}) as {cache?: {version?: string}};
  const hash = createHash('sha1').update(text).digest('hex').slice(0, 8);
  return cache?.version === undefined ? {} : {experiments: {cache: {version: `${cache.version}-${hash}`}}};
}
