/** `npm run check`: all that can be said without a build; with arguments only the rules of `src/checks`. */
import {runNode} from './process';
import {root} from './project';
import {failWith} from './terminal';

const words = process.argv.slice(2);

void failWith(() => {
  const args = words.length === 0 ? ['src/cli/test.ts', 'quick'] : ['src/checks/run.ts', ...words];
  return runNode(require.resolve('tsx/cli'), args, {cwd: root});
});
