import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './tests/unit/docusaurus-modules';

const shared = {
  plugins: [docusaurusModules()],
  // Docusaurus's client code contains JSX in .js files.
  esbuild: {loader: 'tsx' as const, include: /\.[cm]?[jt]sx?$/, exclude: [], jsx: 'automatic' as const},
};

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**', 'src/checks/fixtures/**'];

/**
 * Tests that measure regular expressions. They run in a separate process: after a process has compiled many
 * expressions, V8 stops optimizing new ones (`TooMuchRegExpCode` in `src/regexp/regexp.cc`), which makes them
 * ten times slower.
 */
const timed = ['src/doctor/rules/hostile.test.ts'];

/** `.test.ts` files run in Node, `.test.tsx` files in jsdom. */
export default defineConfig({
  test: {
    // For speed, test files share one process with its loaded modules, and one document.
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
          // With the value `test`, Docusaurus disables its storage.
          env: {NODE_ENV: 'development'},
          setupFiles: ['tests/unit/setup-dom.ts'],
          css: {include: /.+/, modules: {classNameStrategy: 'non-scoped'}},
          server: {deps: {inline: [/@docusaurus/]}},
        },
      },
    ],
  },
});
