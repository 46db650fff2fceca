import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {runNode} from './process';
import {root} from './project';

/** Has its own packages and lockfile, outside the site's. */
const folder = join(root, 'tests/host');

/**
 * Installs the host's local runtime, as tests/host/package-lock.json lists it, unless it is there.
 * @returns exit code of npm
 */
export async function installHostRuntime(): Promise<{code: number; interrupted?: NodeJS.Signals}> {
  // npm writes this file last.
  const installed = join(folder, 'node_modules/.package-lock.json');
  const changed = (file: string) => statSync(file).mtimeMs;
  if (existsSync(installed) && changed(installed) > changed(join(folder, 'package-lock.json'))) {
    return {code: 0};
  }
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    throw new Error('npm has to install the runtime of the host. Run this as `npm test -- host`.');
  }
  console.log("Installing the host's runtime, about 170 MB …");
  return runNode(npm, ['ci'], {cwd: folder, env: {NODE_ENV: undefined}});
}
