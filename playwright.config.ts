import {defineConfig} from '@playwright/test';
import {findBrowser, testFlags} from './src/cli/browser';

/** Browser tests run against the built site, served as a static host would: `npm test -- build` comes first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  // As many as CI has cores: a third one takes as much time from the others as it saves.
  workers: 2,
  // A test that passes on a second try has found something out; it must not be hidden.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Enough for a busy machine.
  expect: {timeout: 10_000},
  // `npm test` reads the second one.
  reporter: [[process.stdout.isTTY ? 'line' : 'list'], ['json', {outputFile: '.cache/test/browser.json'}]],
  projects: [
    // First: a build, which the other worker need not wait for.
    {name: 'hosted site', testMatch: 'hosted-site.setup.ts'},
    {name: 'site', testIgnore: 'search*.spec.ts'},
    {name: 'search', testMatch: 'search*.spec.ts', dependencies: ['hosted site']},
  ],
  use: {
    actionTimeout: 10_000,
    viewport: {width: 1280, height: 800},
    colorScheme: 'dark',
    // What a failed test leaves behind for whoever looks at it.
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: findBrowser(), args: testFlags},
  },
});
