/** `npm run check`: everything CI runs; with arguments only the rules of `src/checks`. */
import {join} from 'node:path';
import {runNode} from './process';
import {commandScript, root} from './project';
import {failWith} from './terminal';

const words = process.argv.slice(2);

void failWith(async () => {
  const script = words.length === 0 ? 'src/cli/test.ts' : 'src/checks/run.ts';
  const {code} = await runNode(commandScript('tsx'), [join(root, script), ...words], {cwd: root});
  return code;
});
