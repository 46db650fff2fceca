/**
 * `npm test [-- STEP…]`: everything that CI runs, the quick steps first, two at a time. `quick` stands for those that need no
 * build. The last line is `N passed, N failed`, followed by `, N skipped` if any were.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {findBrowser} from './browser';
import {compileWithDocusaurus} from './build';
import {installHostRuntime} from './host-runtime';
import {runNode} from './process';
import {buildFolder, cacheFolder, commandScript, root} from './project';
import {failWith} from './terminal';
import {formatCounts, formatReport, runSteps, slowest, total} from './test-steps';
import type {Counts, Step, StepResult, TimedTest} from './test-steps';

const reports = join(cacheFolder, 'test');
const typesMemory = join(root, 'node_modules/.cache/tsc.json');

/** Takes what a step prints. */
type Print = (text: string) => void;

interface CommandOptions {
  /** Which of the package's commands. */
  name?: string;
  env?: Record<string, string>;
  /** Where its output goes; without, to the terminal as it comes. */
  print?: Print;
}

/** Runs a script in the project. */
async function script(file: string, args: string[], {env, print}: Omit<CommandOptions, 'name'> = {}) {
  let output = '';
  const {code, interrupted} = await runNode(file, args, {
    cwd: root,
    // A NODE_ENV left over in the shell would change what the tools load.
    env: {NODE_ENV: undefined, ...env},
    ...(print && {
      onOutput: (text: string) => {
        output += text;
        print(text);
      },
    }),
  });
  return {code, interrupted: interrupted !== undefined, output};
}

/** Runs an installed package's command in the project. */
const command = (packageName: string, args: string[], {name, ...options}: CommandOptions = {}) =>
  script(commandScript(packageName, name), args, options);

/** Runs a command that leaves a JSON report behind, and reads what the report says. */
async function withReport<Report>(
  name: string,
  run: (file: string) => Promise<StepResult>,
  read: (report: Report) => Pick<StepResult, 'tests'> & {counts: Counts},
): Promise<StepResult> {
  const file = join(reports, `${name}.json`);
  mkdirSync(reports, {recursive: true});
  // The report of the last run must not be taken for one that was not written.
  rmSync(file, {force: true});
  const result = await run(file);
  return existsSync(file)
    ? {...result, ...read(JSON.parse(readFileSync(file, 'utf8')) as Report)}
    : {...result, counts: {passed: 0, failed: 0, skipped: 0}};
}

/** Runs a group of `src/checks`; its last line says how many checks passed. */
async function checks(group: 'content' | 'site', print: Print): Promise<StepResult> {
  const {code, interrupted, output} = await script(
    commandScript('tsx'),
    [join(root, 'src/checks/run.ts'), group],
    {print},
  );
  const [, passed = 0, failed = 0] = (/(\d+) checks passed, (\d+) failed/.exec(output) ?? []).map(Number);
  return {code, counts: {passed, failed, skipped: 0}, interrupted};
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
  testResults: {assertionResults: {fullName: string; duration?: number | null}[]}[];
}

/** Runs tests by Vitest. */
function vitest(name: string, args: string[], print: Print): Promise<StepResult> {
  const outputs = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return withReport<VitestReport>(
    name,
    (file) => command('vitest', ['run', ...args, ...outputs(file)], {print}),
    ({numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults}) => ({
      counts: {passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests},
      tests: testResults
        .flatMap(({assertionResults}) => assertionResults)
        .map(({fullName, duration}) => ({name: `${name}: ${fullName}`, seconds: (duration ?? 0) / 1000})),
    }),
  );
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {title: string; file: string; tests: {results: {duration: number}[]}[]}[];
}

interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number};
  suites: PlaywrightSuite[];
}

const timesOf = ({suites = [], specs}: PlaywrightSuite): TimedTest[] => [
  ...suites.flatMap(timesOf),
  ...specs.flatMap(({title, file, tests}) =>
    tests.flatMap(({results}) =>
      results.map(({duration}) => ({name: `${file}: ${title}`, seconds: duration / 1000})),
    ),
  ),
];

/** Runs the browser tests, which write to the terminal as they go. */
const playwright = (): Promise<StepResult> =>
  withReport<PlaywrightReport>(
    'browser',
    (file) =>
      command('@playwright/test', ['test'], {name: 'playwright', env: {FTB_DOCS_BROWSER_REPORT: file}}),
    ({stats, suites}) => ({
      counts: {
        passed: stats.expected,
        // A test that failed first and passed later has found something out.
        failed: stats.unexpected + stats.flaky,
        skipped: stats.skipped,
      },
      tests: suites.flatMap(timesOf),
    }),
  );

/** What only warns otherwise, such as an anchor that is not there, fails a build with this. */
const strict = {FTB_DOCS_STRICT: 'true'};

/** Builds once more and compares every file with the first build's. */
async function buildAgain(): Promise<StepResult> {
  const second = join(cacheFolder, 'build-again');
  rmSync(second, {recursive: true, force: true});
  const {code, interrupted} = await compileWithDocusaurus(root, strict)(second);
  if (code !== 0) {
    return {code, interrupted: interrupted !== undefined};
  }
  const compare = ['--no-pager', 'diff', '--no-index', '--stat', buildFolder, second];
  const {status} = spawnSync('git', compare, {stdio: 'inherit'});
  if (status !== 0) {
    console.error(
      'This build stays in .cache/build-again/. src/cli/README.md says what usually is the reason.',
    );
    return {code: 1};
  }
  rmSync(second, {recursive: true});
  return {code: 0};
}

/** A tool of the project, by its arguments. */
const tool =
  (packageName: string, args: string[], name?: string): Step['run'] =>
  (print) =>
    command(packageName, args, {name, print});

// The longest of the quick ones first, so that no core waits for it at the end.
const steps: Step[] = [
  {
    name: 'chrome',
    what: 'find a browser, or install one',
    run: async (print) => {
      print(`${findBrowser()}\n`);
      return {code: 0};
    },
  },
  {name: 'lint', what: 'ESLint', run: tool('eslint', ['.'])},
  {
    name: 'types',
    what: 'TypeScript',
    // It caches which files it has looked at, so that a second run takes a third of the time.
    run: tool('typescript', ['--noEmit', '--incremental', '--tsBuildInfoFile', typesMemory], 'tsc'),
  },
  {name: 'format', what: 'Prettier', run: tool('prettier', ['--check', '--log-level', 'warn', '.'])},
  {
    name: 'spelling',
    what: 'spelling of what readers see',
    run: tool('cspell', spellingArguments(), 'cspell'),
  },
  {name: 'content', what: 'rules for pages and code', run: (print) => checks('content', print)},
  {
    name: 'markdown',
    what: 'Markdown of pages and READMEs',
    run: tool('markdownlint-cli2', [], 'markdownlint-cli2'),
  },
  {
    name: 'build',
    what: 'the site',
    run: (print) => script(commandScript('tsx'), [join(root, 'src/cli/build.ts')], {print, env: strict}),
  },
  {name: 'unit', what: 'unit tests', run: (print) => vitest('unit', [], print)},
  {
    name: 'host',
    what: "the host's own runtime and our preview answer alike",
    needs: ['build'],
    run: async (print) => {
      const {code, interrupted} = await installHostRuntime();
      return code === 0
        ? vitest('host', ['--config', 'tests/host/vitest.config.ts'], print)
        : {code, interrupted: interrupted !== undefined};
    },
  },
  {
    name: 'site',
    what: 'rules for the built site',
    needs: ['build'],
    run: (print) => checks('site', print),
  },
  {
    name: 'same',
    what: 'a second build is the same, byte for byte',
    needs: ['build'],
    alone: true,
    run: buildAgain,
  },
  {
    name: 'browser',
    what: 'browser tests of the built site',
    needs: ['chrome', 'build'],
    alone: true,
    run: playwright,
  },
];

/** What `npm run check` runs: all that needs no build. */
const quick = ['lint', 'types', 'format', 'spelling', 'content', 'markdown'];

void failWith(async () => {
  const names = steps.map(({name}) => name);
  const wanted = process.argv.slice(2).flatMap((name) => (name === 'quick' ? quick : [name]));
  const unknown = wanted.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`npm test: there is no step \`${unknown}\`. Steps: ${names.join(', ')}; none means all.`);
  }
  const started = performance.now();
  const chosen = steps.filter(({name}) => wanted.length === 0 || wanted.includes(name));
  const done = await runSteps(chosen, (text) => process.stdout.write(text));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const counts = total(done);
  const waits = slowest(done);
  const longest = waits.length === 0 ? '' : `\nThe slowest tests:\n${waits.join('\n')}\n`;
  console.log(`${longest}\n${done.map(formatReport).join('\n')}\n\nTook ${minutes} min.`);
  console.log(formatCounts(counts));
  return counts.failed === 0 && done.length === chosen.length ? 0 : 1;
});
