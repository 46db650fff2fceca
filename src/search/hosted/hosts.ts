import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates a cache of failed hosts that lasts as long as the page is open. The client marks a failed host as
 * down for two minutes, but the built-in cache of `algoliasearch` 5.64.0 stores a host together with its state
 * and looks it up without the state. Lookups therefore always miss, and a failed host would be contacted
 * again with every key press.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  /** The client passes a host with or without its state. */
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
