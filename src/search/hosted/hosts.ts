import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * The client's cache of hosts that failed, for as long as the page is open; the client itself decides that a host stays
 * marked as down for two minutes. Its own cache (algoliasearch 5.64.0) stores a host together with its state and looks it up
 * without, so that it finds none and asks a host that is down again with every key press.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  /** The client passes hosts, with state or without. */
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
