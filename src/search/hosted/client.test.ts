import {expect, it} from 'vitest';
import {createHostedClient} from './client';

// tests/browser/search-hosted.spec.ts covers everything else, including failing hosts.
it('rejects a missing request or list of requests before the service is asked', async () => {
  const {search} = createHostedClient({appId: 'APP', apiKey: 'public', agents: {docusaurus: '3.8.1'}});
  await expect(search(undefined as never)).rejects.toThrow('is required when calling `search`');
  await expect(search({} as never)).rejects.toThrow('requests` is required');
});
