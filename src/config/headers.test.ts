import {expect, it} from 'vitest';
import {contentSecurityPolicy, searchHosts} from './headers';

const policy = (insights: boolean) =>
  contentSecurityPolicy([], searchHosts({engine: 'hosted', appId: 'TESTAPP', insights}));

it('lets the click script in and its events out only where click events are on', () => {
  for (const host of ['https://cdn.jsdelivr.net', 'https://insights.algolia.io']) {
    expect(policy(true)).toContain(host);
    expect(policy(false)).not.toContain(host);
  }
  // A host with everybody's scripts is not let in as a whole.
  expect(policy(true)).toMatch(
    /script-src [^;]*https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@[\d.]+\/\S+\.js;/,
  );
});
