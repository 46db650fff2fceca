import {defineConfig} from 'vitest/config';
import {docusaurusModules} from './tests/unit/docusaurus-modules';

const shared = {
  plugins: [docusaurusModules()],
  // Docusaurus ships its client code as untranspiled JSX in .js files.
  esbuild: {loader: 'tsx' as const, include: /\.[cm]?[jt]sx?$/, exclude: [], jsx: 'automatic' as const},
};

const ignored = ['**/node_modules/**', 'build/**', '.docusaurus/**', 'src/checks/fixtures/**'];

/** Two projects: `.test.ts` runs in plain Node, `.test.tsx` in a simulated browser. */
export default defineConfig({
  test: {
    // One start of Node and one reading of our modules for all files, and one document for all that need one.
    isolate: false,
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: ignored,
          environment: 'node',
          isolate: false,
        },
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
          // Docusaurus turns its storage off when it sees `test` here.
          env: {NODE_ENV: 'development'},
          setupFiles: ['tests/unit/setup-dom.ts'],
          css: {include: /.+/, modules: {classNameStrategy: 'non-scoped'}},
          server: {deps: {inline: [/@docusaurus/]}},
        },
      },
    ],
  },
});
