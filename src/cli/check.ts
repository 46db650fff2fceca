/** `npm run check`: all that can be said without a build; with arguments only the rules of `src/checks`. */
import {join} from 'node:path';
import {runNode} from './process';
import {commandScript, root} from './project';
import {failWith} from './terminal';

const words = process.argv.slice(2);

void failWith(async () => {
  const [script, ...args] = words.length === 0 ? ['test.ts', 'quick'] : ['../checks/run.ts', ...words];
  const {code} = await runNode(commandScript('tsx'), [join(root, 'src/cli', script!), ...args], {cwd: root});
  return code;
});
