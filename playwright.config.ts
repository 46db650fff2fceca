import {defineConfig} from '@playwright/test';
import {findBrowser, testFlags} from './src/cli/browser';

/** Browser tests of the built site, which is served as on a static host. Run `npm test -- build` first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // CI has two cores; a third worker does not speed up the tests.
  workers: 2,
  // A retry would hide a flaky test.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  expect: {timeout: 10_000},
  // `npm test` parses the JSON report.
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['json', {outputFile: '.cache/test/browser.json'}]],
  projects: [
    // First, so that this build runs while the other worker runs tests.
    {name: 'hosted site', testMatch: 'hosted-site.setup.ts'},
    {name: 'site', testIgnore: 'search*.spec.ts'},
    {name: 'search', testMatch: 'search*.spec.ts', dependencies: ['hosted site']},
  ],
  use: {
    actionTimeout: 10_000,
    viewport: {width: 1280, height: 800},
    colorScheme: 'dark',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: findBrowser(), args: testFlags},
  },
});
