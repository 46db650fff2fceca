import {defineConfig} from 'vitest/config';

/** `npm test -- host`: needs a built site, and installs the runtime. */
export default defineConfig({
  test: {
    root: __dirname,
    include: ['*.test.ts'],
    globalSetup: 'install.ts',
    environment: 'node',
    // Each test asks for every page.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
