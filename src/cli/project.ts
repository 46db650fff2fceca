import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';

/** Absolute path of the repository. */
export const root = resolve(__dirname, '../..');

/** The built site. Only ever a complete one: see `build.ts`. */
export const buildFolder = join(root, 'build');

/** Scratch space of the commands; never committed. */
export const cacheFolder = join(root, '.cache');

/**
 * The script behind a package's command, to be run with `node`. Unlike the entries of `node_modules/.bin` it
 * needs no shell on any system.
 * @param packageName an installed package
 * @param command which of its commands; default: the package's only one
 * @returns absolute path
 * @throws when the package is not installed or has no such command
 */
export function commandScript(packageName: string, command?: string): string {
  // Not by `require`: a package may keep its manifest to itself.
  const manifestFile = join(root, 'node_modules', packageName, 'package.json');
  if (!existsSync(manifestFile)) {
    throw new Error(`${packageName} is not installed. Run \`npm ci\` first.`);
  }
  const {bin} = JSON.parse(readFileSync(manifestFile, 'utf8')) as {bin?: string | Record<string, string>};
  const script = typeof bin === 'string' ? bin : bin?.[command ?? packageName];
  if (script === undefined) {
    throw new Error(`${manifestFile} offers no command \`${command ?? packageName}\`.`);
  }
  return join(dirname(manifestFile), script);
}
