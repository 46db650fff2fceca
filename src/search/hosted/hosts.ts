import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * Creates the client's cache of failed hosts, which lasts as long as the page is open. The client itself marks a host
 * as down for two minutes. The client's own cache (algoliasearch 5.64.0) stores a host together with its state but
 * looks it up without the state. It therefore finds nothing, and a host that is down is asked again with every key
 * press.
 */
export function createHostsCache(): HostsCache {
  const states = new Map<string, unknown>();
  /** The client passes a host with its state or without. */
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
