import {defineConfig} from 'vitest/config';

/**
 * Configuration of `npm test -- host`. It requires a built site; `test:host` in package.json installs the
 * runtime.
 */
export default defineConfig({
  test: {
    root: __dirname,
    include: ['*.test.ts'],
    environment: 'node',
    // Each test requests every page.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
