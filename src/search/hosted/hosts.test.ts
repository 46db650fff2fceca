import {expect, it, vi} from 'vitest';
import {createHostsCache} from './hosts';

const host = {url: 'a.example', accept: 'read', protocol: 'https'};
const state = (status: string) => ({...host, status, lastUpdate: 1, isUp: () => status === 'up'});

it('recognizes a host by its name in any state', async () => {
  const hosts = createHostsCache();
  const fresh = vi.fn(async () => state('up'));
  expect((await hosts.get(host, fresh)).isUp()).toBe(true);
  await hosts.set(state('up'), state('down'));
  expect((await hosts.get(host, fresh)).isUp()).toBe(false);
  expect((await hosts.get({...host, url: 'b.example'}, fresh)).isUp()).toBe(true);
  expect(fresh).toHaveBeenCalledTimes(2);
});

it('forgets hosts when asked to', async () => {
  const hosts = createHostsCache();
  const fresh = async () => state('up');
  for (const forget of [() => hosts.delete(host), () => hosts.clear()]) {
    await hosts.set(host, state('down'));
    await forget();
    expect((await hosts.get(host, fresh)).status).toBe('up');
  }
});
