/**
 * `npm test [-- STEP…]`: everything that CI runs, the quick steps first, two at a time. `quick` stands for those that need no
 * build. The last line is `N passed, N failed`, followed by `, N skipped` if any were.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {compileWithDocusaurus} from './build';
import {installLocked, runNode} from './process';
import {buildFolder, cacheFolder, commandScript, root} from './project';
import {failWith} from './terminal';
import {formatCounts, formatReport, readReport, runSteps, slowest, total} from './test-steps';
import type {Step, StepResult} from './test-steps';

/** Takes what a step prints. */
type Print = (text: string) => void;

/** Runs a script in the project; without `print`, what it says goes to the terminal as it comes. */
async function script(file: string, args: string[], print?: Print, env?: Record<string, string>) {
  let output = '';
  const onOutput = (text: string) => {
    output += text;
    print!(text);
  };
  const code = await runNode(file, args, {
    cwd: root,
    // A NODE_ENV left over in the shell would change what the tools load.
    env: {NODE_ENV: undefined, ...env},
    onOutput: print && onOutput,
  });
  return {code, output};
}

/** Runs an installed package's command in the project. */
const tool =
  (packageName: string, args: string[], command?: string): Step['run'] =>
  (print) =>
    script(commandScript(packageName, command), args, print);

/** Runs a group of `src/checks`; its last line says how many checks passed. */
const checks =
  (group: 'content' | 'site'): Step['run'] =>
  async (print) => {
    const {code, output} = await script(commandScript('tsx'), ['src/checks/run.ts', group], print);
    const [, passed = 0, failed = 0] = (/(\d+) checks passed, (\d+) failed/.exec(output) ?? []).map(Number);
    return {code, counts: {passed, failed, skipped: 0}};
  };

/** Runs tests that leave a report behind, and reads it. */
async function tests(name: string, run: (report: string) => Promise<StepResult>): Promise<StepResult> {
  const report = join(cacheFolder, 'test', `${name}.xml`);
  // The report of the last run must not be taken for one that was not written.
  rmSync(report, {force: true});
  const {code} = await run(report);
  return {code, ...readReport(existsSync(report) ? readFileSync(report, 'utf8') : '')};
}

/** Runs tests by Vitest. */
const vitest = (name: string, args: string[], print: Print): Promise<StepResult> =>
  tests(name, (report) => {
    const reporters = ['--reporter=default', '--reporter=junit', `--outputFile.junit=${report}`];
    return tool('vitest', ['run', ...args, ...reporters])(print);
  });

/** What only warns otherwise, such as an anchor that is not there, fails a build with this. */
const strict = {FTB_DOCS_STRICT: 'true'};

/** Builds once more and compares every file with the first build's. */
async function buildAgain(): Promise<StepResult> {
  const second = join(cacheFolder, 'build-again');
  rmSync(second, {recursive: true, force: true});
  const code = await compileWithDocusaurus(second, strict);
  if (code !== 0) {
    return {code};
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

// The longest of the quick ones first, so that no core waits for it at the end.
const steps: Step[] = [
  {name: 'lint', what: 'ESLint', run: tool('eslint', ['.'])},
  {
    name: 'types',
    what: 'TypeScript',
    // It caches which files it has looked at, so that a second run takes a third of the time.
    run: tool(
      'typescript',
      ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/tsc.json'],
      'tsc',
    ),
  },
  {name: 'format', what: 'Prettier', run: tool('prettier', ['--check', '--log-level', 'warn', '.'])},
  {
    name: 'spelling',
    what: 'spelling of what readers see',
    run: tool('cspell', ['--no-progress', '--no-summary', '--show-suggestions', '--relative']),
  },
  {name: 'content', what: 'rules for pages and code', run: checks('content')},
  {name: 'markdown', what: 'Markdown of pages and READMEs', run: tool('markdownlint-cli2', [])},
  {
    name: 'build',
    what: 'the site',
    run: (print) => script(commandScript('tsx'), ['src/cli/build.ts'], print, strict),
  },
  {name: 'unit', what: 'unit tests', run: (print) => vitest('unit', [], print)},
  {
    name: 'host',
    what: "the host's own runtime and our preview answer alike",
    needs: ['build'],
    run: async (print) => {
      await installLocked(join(root, 'tests/host'));
      return vitest('host', ['--config', 'tests/host/vitest.config.ts'], print);
    },
  },
  {name: 'site', what: 'rules for the built site', needs: ['build'], run: checks('site')},
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
    needs: ['build'],
    alone: true,
    run: () =>
      tests('browser', (report) =>
        script(commandScript('@playwright/test', 'playwright'), ['test'], undefined, {
          FTB_DOCS_BROWSER_REPORT: report,
        }),
      ),
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
  return counts.failed === 0 ? 0 : 1;
});
