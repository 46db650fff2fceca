/** Installs the host's local runtime for tests/host: its own packages, its own lockfile, outside the site's. */
import {createHash} from 'node:crypto';
import {copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {runNode} from './process';
import {cacheFolder, root} from './project';

/** Where the runtime is installed; tests/host starts it from here. */
export const hostRuntimeFolder = join(cacheFolder, 'host');

const manifests = ['package.json', 'package-lock.json', '.npmrc'];

/** The script behind `npm`, so that no shell is needed. */
function npmScript(): string {
  const bin = dirname(process.execPath);
  const candidates = [
    process.env.npm_execpath ?? '',
    join(bin, 'node_modules/npm/bin/npm-cli.js'),
    join(bin, '../lib/node_modules/npm/bin/npm-cli.js'),
    '/usr/share/nodejs/npm/bin/npm-cli.js',
  ];
  const found = candidates.find((file) => /npm-cli\.c?js$/.test(file) && existsSync(file));
  if (found === undefined) {
    throw new Error(`npm was not found beside ${process.execPath}. Run this as \`npm test -- host\`.`);
  }
  return found;
}

/**
 * Installs what tests/host/package-lock.json lists, without running any package's scripts. Does nothing when that is
 * there already.
 * @returns exit code of npm
 */
export async function installHostRuntime(): Promise<{code: number; interrupted?: NodeJS.Signals}> {
  const source = join(root, 'tests/host');
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.version}`);
  manifests.forEach((name) => hash.update(readFileSync(join(source, name))));
  const wanted = hash.digest('hex');
  const stamp = join(hostRuntimeFolder, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) {
    return {code: 0};
  }
  mkdirSync(hostRuntimeFolder, {recursive: true});
  writeFileSync(stamp, '');
  manifests.forEach((name) => copyFileSync(join(source, name), join(hostRuntimeFolder, name)));
  console.log("Installing the host's runtime, about 170 MB …");
  const result = await runNode(npmScript(), ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: hostRuntimeFolder,
    env: {NODE_ENV: undefined},
  });
  if (result.code === 0) {
    writeFileSync(stamp, wanted);
  } else {
    console.error(
      "npm could not install the host's runtime (tests/host/package-lock.json). Is the package registry reachable?",
    );
  }
  return result;
}
