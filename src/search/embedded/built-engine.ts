import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {Engine} from './engine';
import type {IndexFile} from './index-file';
import {indexFolder, manifestName} from './protocol';
import type {Manifest} from './protocol';

/**
 * The embedded engine over the index of a built site, for commands and tests.
 * @param folder the built site
 * @throws Error that says how to get an index when there is none
 */
export function openBuiltEngine(folder: string): {engine: Engine; file: IndexFile} {
  const manifestFile = join(folder, indexFolder, manifestName);
  if (!existsSync(manifestFile)) {
    throw new Error(
      `There is no search index in ${folder}. Run "npm run build" first, without the variables of the hosted engine.`,
    );
  }
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  const file = JSON.parse(readFileSync(join(folder, indexFolder, manifest.file), 'utf8')) as IndexFile;
  return {engine: new Engine(file), file};
}
