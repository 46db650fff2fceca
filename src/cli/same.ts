/** `npm run test:same`: builds again and compares every file with the first build. */
import {spawnSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {compileWithDocusaurus} from './build';
import {buildFolder, cacheFolder} from './project';
import {failWith} from './terminal';

void failWith(async () => {
  const second = join(cacheFolder, 'build-again');
  rmSync(second, {recursive: true, force: true});
  const code = await compileWithDocusaurus(second);
  if (code !== 0) {
    return code;
  }
  const compare = ['--no-pager', 'diff', '--no-index', '--stat', buildFolder, second];
  if (spawnSync('git', compare, {stdio: 'inherit'}).status !== 0) {
    throw new Error(
      'The two builds differ in the files listed above. The second build is in .cache/build-again/; src/cli/README.md lists possible causes.',
    );
  }
  rmSync(second, {recursive: true});
  return 0;
});
