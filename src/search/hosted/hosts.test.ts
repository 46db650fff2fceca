import {expect, it, vi} from 'vitest';
import {createHostsCache} from './hosts';

const host = {url: 'a.example', accept: 'read', protocol: 'https'};
const state = (status: string) => ({...host, status, lastUpdate: 1, isUp: () => status === 'up'});

it('knows a host by its name, whatever state it is passed with', async () => {
  const hosts = createHostsCache();
  const fresh = vi.fn(async () => state('up'));
  expect((await hosts.get(host, fresh)).isUp()).toBe(true);
  await hosts.set(state('up'), state('down'));
  expect((await hosts.get(host, fresh)).isUp()).toBe(false);
  expect((await hosts.get({...host, url: 'b.example'}, fresh)).isUp()).toBe(true);
  expect(fresh).toHaveBeenCalledTimes(2);
});

it('forgets when told to', async () => {
  const hosts = createHostsCache();
  const fresh = async () => state('up');
  for (const forget of [() => hosts.delete(host), () => hosts.clear()]) {
    await hosts.set(host, state('down'));
    await forget();
    expect((await hosts.get(host, fresh)).status).toBe('up');
  }
});
