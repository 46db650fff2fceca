import {defineConfig} from 'vitest/config';

/**
 * Configuration for `npm test -- host`, which needs a built site. `test:host` in package.json installs the host's
 * runtime.
 */
export default defineConfig({
  test: {
    root: __dirname,
    include: ['*.test.ts'],
    environment: 'node',
    // Long, because each test requests every page.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
