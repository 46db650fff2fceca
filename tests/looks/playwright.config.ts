import {defineConfig} from '@playwright/test';
import {findBrowser, testFlags} from '../../src/cli/browser';

/** Compares the appearance of components with `pictures/`. Run `npm test -- build` first. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/looks',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: {
    timeout: 20_000,
    // Browser versions antialias text slightly differently. Moved boxes and changed colours exceed this
    // tolerance.
    toHaveScreenshot: {animations: 'disabled', caret: 'hide', threshold: 0.3, maxDiffPixelRatio: 0.01},
  },
  reporter: process.stdout.isTTY ? 'line' : 'list',
  use: {
    reducedMotion: 'reduce',
    // The content security policy would block the style element that sets the fonts.
    bypassCSP: true,
    launchOptions: {
      executablePath: findBrowser(),
      args: [...testFlags, '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'],
    },
  },
});
