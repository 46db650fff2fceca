/**
 * `npm test [-- STEP…]`: everything that CI runs, two steps at a time; each is a script of package.json, `test:STEP`. `quick`
 * stands for those that need no build. The last line is `N passed, N failed`, followed by `, N skipped` if any were.
 */
import {join} from 'node:path';
import {galleryVariable} from '../config/gallery';
import {runNpm} from './process';
import {cacheFolder, root} from './project';
import {failWith} from './terminal';
import {formatCounts, formatOutcome, runSteps, slowest} from './test-steps';

const quick = ['lint', 'types', 'format', 'spelling', 'content', 'markdown', 'unused'];
const needBuild = ['host', 'site', 'same', 'browser'];
// The longest first, so that no core waits for it at the end. A build and the browsers keep every core busy.
const phases = [['build', ...quick], ['unit', 'same', 'host', 'site'], ['browser']];

void failWith(async () => {
  const wanted = process.argv.slice(2).flatMap((name) => (name === 'quick' ? quick : [name]));
  const unknown = wanted.find((name) => !phases.flat().includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `npm test: there is no step \`${unknown}\`. Steps: ${phases.flat().join(', ')}; none means all.`,
    );
  }
  const chosen = phases.map((phase) => phase.filter((name) => wanted.length === 0 || wanted.includes(name)));
  const started = performance.now();
  const done = await runSteps(chosen, needBuild, {
    // What only warns otherwise, such as an anchor that is not there, fails a build of a test run.
    run: (name, onOutput) =>
      runNpm(['run', '--silent', `test:${name}`], {
        cwd: root,
        env: {FTB_DOCS_STRICT: 'true', [galleryVariable]: 'true'},
        onOutput,
      }),
    say: (text) => process.stdout.write(text),
    reports: join(cacheFolder, 'test'),
  });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const waits = slowest(done);
  const longest = waits.length === 0 ? '' : `\nThe slowest tests:\n${waits.join('\n')}\n`;
  console.log(`${longest}\n${done.map(formatOutcome).join('\n')}\n\nTook ${minutes} min.`);
  const tests = done.flatMap((step) => step.tests);
  console.log(formatCounts(tests));
  return tests.some(({result}) => result === 'failed') ? 1 : 0;
});
