import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates a cache of host states that lasts as long as the page is open. The client marks a failed host as
 * down for two minutes, but the built-in cache of `algoliasearch` 5.64.0 uses a key with the state to store a
 * host and a key without it to look the host up. Lookups therefore always miss, and every key press would
 * contact the failed host again.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  /** Returns the key of a host, which the client passes with or without its state. */
  const nameOf = (host: Record<string, unknown> | string) =>
    typeof host === 'string' ? host : String(host.url);
  return {
    async get<State>(host: Record<string, unknown> | string, create: () => Promise<State>) {
      return (states.get(nameOf(host)) as State | undefined) ?? create();
    },
    async set(host, state) {
      states.set(nameOf(host), state);
      return state;
    },
    async delete(host) {
      states.delete(nameOf(host));
    },
    async clear() {
      states.clear();
    },
  };
}
