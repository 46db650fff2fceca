import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/**
 * The client's memory of hosts that failed, for as long as the page is open; the client itself decides that a host stays
 * marked for two minutes. Its stock memory (algoliasearch 5.64.0) stores a host together with its state and looks it up
 * without, so that it finds none and asks a host that is down again with every key press.
 */
export function rememberHosts(): HostsCache {
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
