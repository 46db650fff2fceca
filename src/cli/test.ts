/**
 * `npm test [-- STEP…]`: everything that CI runs, the quick steps first.
 * The last line is `N passed, N failed`, followed by `, N skipped` if any were.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {annotationsIn} from './annotations';
import {findBrowser} from './browser';
import {buildProject, compileWithDocusaurus} from './build';
import {compareFolders} from './compare-folders';
import {installHostRuntime} from './host-runtime';
import {runNode} from './process';
import {buildFolder, cacheFolder, commandScript, root} from './project';
import {failWith} from './terminal';
import {formatCounts, formatReport, runSteps, total} from './test-steps';
import type {Counts, Step, StepResult} from './test-steps';

const reports = join(cacheFolder, 'test');

/** Runs an installed package's command in the project. */
async function command(
  packageName: string,
  args: string[],
  options: {name?: string; env?: Record<string, string>} = {},
) {
  const script = commandScript(packageName, options.name);
  // A NODE_ENV left over in the shell would change what the tools load.
  let output = '';
  const annotate = process.env.GITHUB_ACTIONS === 'true';
  const {code, interrupted} = await runNode(script, args, {
    cwd: root,
    env: {NODE_ENV: undefined, ...options.env},
    ...(annotate && {onOutput: (text: string) => (output += text)}),
  });
  annotationsIn(output, root).forEach((line) => console.log(line));
  return {code, interrupted: interrupted !== undefined};
}

/** Runs a command that leaves a JSON report behind, and counts what the report says. */
async function withReport<Report>(
  name: string,
  run: (file: string) => Promise<StepResult>,
  count: (report: Report) => Counts,
): Promise<StepResult> {
  const file = join(reports, `${name}.json`);
  mkdirSync(reports, {recursive: true});
  // Last run's report must not stand in for one that was not written.
  rmSync(file, {force: true});
  const result = await run(file);
  const counts = existsSync(file)
    ? count(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : {passed: 0, failed: 0, skipped: 0};
  return {...result, counts};
}

/** Runs a group of `src/checks`; its last line says how many checks passed. */
async function checks(group: 'content' | 'site'): Promise<StepResult> {
  let output = '';
  const {code, interrupted} = await runNode(commandScript('tsx'), [join(root, 'src/checks/run.ts'), group], {
    cwd: root,
    onOutput: (text) => (output += text),
  });
  const [, passed = 0, failed = 0] = (/(\d+) checks passed, (\d+) failed/.exec(output) ?? []).map(Number);
  return {code, counts: {passed, failed, skipped: 0}, interrupted: interrupted !== undefined};
}

/** Files with words for readers; a wrong word is reported with the likely one. */
function spellingArguments(): string[] {
  const files = ['docs/**/*.mdx', 'src/pages/*.mdx', 'src/data/**/*.yaml', '*.md', 'src/**/README.md'];
  return ['--no-progress', '--no-summary', '--show-suggestions', '--relative', ...files];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Runs tests by Vitest and counts them. */
function vitest(name: string, args: string[]): Promise<StepResult> {
  return withReport<VitestReport>(
    name,
    (file) =>
      command('vitest', [
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]),
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
    }),
  );
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
}

/**
 * Builds again, once without what earlier builds left behind and once with it, and compares every file with the first
 * build's.
 */
async function buildAgain(): Promise<StepResult> {
  const second = join(cacheFolder, 'build-again');
  for (const env of [{DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}, {DOCUSAURUS_NO_PERSISTENT_CACHE: ''}]) {
    rmSync(second, {recursive: true, force: true});
    const {code, interrupted} = await compileWithDocusaurus(root, env)(second);
    if (code !== 0) {
      return {code, interrupted: interrupted !== undefined};
    }
    const {compared, differences} = compareFolders(buildFolder, second);
    differences.slice(0, 20).forEach((line) => console.error(line));
    const memory = env.DOCUSAURUS_NO_PERSISTENT_CACHE ? 'without memory' : 'from memory';
    console.log(`Built ${memory}: ${compared} files compared, ${differences.length} differ.`);
    if (differences.length > 0 || compared <= 100) {
      console.error(
        'This build stays in .cache/build-again/. src/cli/README.md says what usually is the reason.',
      );
      return {code: 1};
    }
  }
  rmSync(second, {recursive: true});
  return {code: 0};
}

const steps: Step[] = [
  {
    name: 'chrome',
    what: 'find a browser, or install one',
    run: async () => {
      console.log(findBrowser());
      return {code: 0};
    },
  },
  {name: 'types', what: 'TypeScript', run: () => command('typescript', ['--noEmit'], {name: 'tsc'})},
  {name: 'format', what: 'Prettier', run: () => command('prettier', ['--check', '--log-level', 'warn', '.'])},
  {
    name: 'markdown',
    what: 'Markdown of pages and READMEs',
    run: () => command('markdownlint-cli2', [], {name: 'markdownlint-cli2'}),
  },
  {
    name: 'spelling',
    what: 'spelling of what readers see',
    run: () => command('cspell', spellingArguments(), {name: 'cspell'}),
  },
  {name: 'lint', what: 'ESLint', run: () => command('eslint', ['.'])},
  {
    name: 'unit',
    what: 'unit tests',
    run: () => vitest('unit', []),
  },
  {name: 'content', what: 'rules for pages and code', run: () => checks('content')},
  {
    name: 'build',
    what: 'the site',
    run: async () => {
      // What only warns otherwise, such as an anchor that is not there, fails here.
      process.env.FTB_DOCS_STRICT = 'true';
      return {code: await buildProject()};
    },
  },
  {name: 'site', what: 'rules for the built site', needs: ['build'], run: () => checks('site')},
  {
    name: 'twice',
    what: 'another build is the same, byte for byte, with what the first has left behind and without',
    needs: ['build'],
    run: buildAgain,
  },
  {
    name: 'host',
    what: "the host's own runtime and our preview answer alike",
    needs: ['build'],
    run: async () => {
      const {code, interrupted} = await installHostRuntime();
      return code === 0
        ? vitest('host', ['--config', 'tests/host/vitest.config.ts'])
        : {code, interrupted: interrupted !== undefined};
    },
  },
  {
    name: 'browser',
    what: 'browser tests of the built site',
    needs: ['chrome', 'build'],
    run: () =>
      withReport<PlaywrightReport>(
        'browser',
        (file) =>
          command('@playwright/test', ['test'], {name: 'playwright', env: {FTB_DOCS_BROWSER_REPORT: file}}),
        ({stats}) => ({
          passed: stats.expected,
          // A test that failed first and passed later has found something out.
          failed: stats.unexpected + stats.flaky,
          skipped: stats.skipped,
        }),
      ),
  },
];

void failWith(async () => {
  const names = steps.map(({name}) => name);
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`npm test: there is no step \`${unknown}\`. Steps: ${names.join(', ')}; none means all.`);
  }
  const started = performance.now();
  const chosen = steps.filter(({name}) => wanted.length === 0 || wanted.includes(name));
  const done = await runSteps(chosen, console.log);
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const counts = total(done);
  console.log(`\n${done.map(formatReport).join('\n')}\n\nTook ${minutes} min.`);
  console.log(formatCounts(counts));
  return counts.failed === 0 && done.length === chosen.length ? 0 : 1;
});
