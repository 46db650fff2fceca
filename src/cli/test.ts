/**
 * `npm test [-- STEP…]`: runs the same steps as CI, two at a time. Each step is a script `test:STEP` in package.json; `quick`
 * selects the steps that need no build. The last line is `N passed, N failed`, followed by `, N skipped` if tests were skipped.
 */
import {join} from 'node:path';
import {galleryVariable} from '../config/gallery';
import {runNpm} from './process';
import {cacheFolder, root} from './project';
import {failWith} from './terminal';
import {formatCounts, formatOutcome, runSteps, slowest} from './test-steps';

const quick = ['lint', 'types', 'format', 'spelling', 'content', 'markdown', 'unused'];
const needBuild = ['host', 'site', 'same', 'browser'];
// Long steps come first in their phase, so that no core is idle at the end. The browser tests use all cores, so they
// run alone.
const phases = [['build', ...quick], ['unit', 'same', 'host', 'site'], ['browser']];

void failWith(async () => {
  const wanted = process.argv.slice(2).flatMap((name) => (name === 'quick' ? quick : [name]));
  const unknown = wanted.find((name) => !phases.flat().includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `npm test: unknown step "${unknown}". Allowed: quick, ${phases.flat().join(', ')}. Without a step, all steps run.`,
    );
  }
  const chosen = phases.map((phase) => phase.filter((name) => wanted.length === 0 || wanted.includes(name)));
  const started = performance.now();
  const done = await runSteps(chosen, needBuild, {
    // In strict mode, warnings such as a missing anchor fail the build.
    run: (name, onOutput) =>
      runNpm(['run', '--silent', `test:${name}`], {
        cwd: root,
        env: {FTB_DOCS_STRICT: 'true', [galleryVariable]: 'true'},
        onOutput,
      }),
    print: (text) => process.stdout.write(text),
    reports: join(cacheFolder, 'test'),
  });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  const slow = slowest(done);
  const list = slow.length === 0 ? '' : `\nThe slowest tests:\n${slow.join('\n')}\n`;
  console.log(`${list}\n${done.map(formatOutcome).join('\n')}\n\nTook ${minutes} min.`);
  const tests = done.flatMap((step) => step.tests);
  console.log(formatCounts(tests));
  return tests.some(({result}) => result === 'failed') ? 1 : 0;
});
