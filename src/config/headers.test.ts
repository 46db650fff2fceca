import {expect, it} from 'vitest';
import {contentSecurityPolicy, searchHosts} from './headers';

const policy = (insights: boolean) =>
  contentSecurityPolicy([], searchHosts({engine: 'hosted', appId: 'TESTAPP', insights}));

it('lets the click script in and its events out only where click events are on', () => {
  for (const host of ['https://cdn.jsdelivr.net', 'https://insights.algolia.io']) {
    expect(policy(true)).toContain(host);
    expect(policy(false)).not.toContain(host);
  }
});
