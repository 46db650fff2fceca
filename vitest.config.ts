import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './tests/unit/docusaurus-modules';

const shared = {
  plugins: [docusaurusModules()],
  // Docusaurus's client code contains JSX in .js files.
  esbuild: {loader: 'tsx' as const, include: /\.[cm]?[jt]sx?$/, exclude: [], jsx: 'automatic' as const},
};

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**', 'src/checks/fixtures/**'];

/**
 * Tests of the time that expressions take. They need a process of their own: once a process has compiled many expressions, V8 no longer
 * optimises new ones, and these took ten times as long. See `TooMuchRegExpCode` in V8's `src/regexp/regexp.cc`.
 */
const timed = ['src/doctor/rules/hostile.test.ts'];

/** `.test.ts` files run in Node, `.test.tsx` files in jsdom. */
export default defineConfig({
  test: {
    // Files share one process, its loaded modules, and one document, which is faster.
    isolate: false,
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [...ignored, ...timed],
          environment: 'node',
          isolate: false,
        },
      },
      {
        ...shared,
        test: {name: 'timed', include: timed, environment: 'node', isolate: true},
      },
      {
        ...shared,
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx', 'tests/unit/**/*.test.tsx'],
          exclude: ignored,
          environment: 'jsdom',
          isolate: false,
          poolOptions: {forks: {singleFork: true}},
          // With `test`, Docusaurus disables its storage.
          env: {NODE_ENV: 'development'},
          setupFiles: ['tests/unit/setup-dom.ts'],
          css: {include: /.+/, modules: {classNameStrategy: 'non-scoped'}},
          server: {deps: {inline: [/@docusaurus/]}},
        },
      },
    ],
  },
});
