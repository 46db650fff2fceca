import {expect, it} from 'vitest';
import {contentSecurityPolicy, searchHosts} from './headers';

const policy = (insights: boolean) =>
  contentSecurityPolicy([], searchHosts({engine: 'hosted', appId: 'TESTAPP', insights}));

it('allows the click script and its events only if click events are on', () => {
  for (const host of ['https://cdn.jsdelivr.net', 'https://insights.algolia.io']) {
    expect(policy(true)).toContain(host);
    expect(policy(false)).not.toContain(host);
  }
  // The policy must allow only this file, because its host serves every npm package.
  expect(policy(true)).toMatch(
    /script-src [^;]*https:\/\/cdn\.jsdelivr\.net\/npm\/search-insights@[\d.]+\/\S+\.js;/,
  );
});
