import {defineConfig} from 'vitest/config';

/** `npm test -- host`: needs a built site, and installs the runtime (`test:host` in package.json). */
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
