import {createHash} from 'node:crypto';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {SearchRecord} from '../types';
import {vocabulary} from '../vocabulary';
import type {IndexFile} from './index-file';
import {packIndex} from './pack-index';
import {indexFolder, manifestName} from './protocol';
import type {Manifest} from './protocol';

/** Creates the index of a site, including the vocabulary. */
export const siteIndex = (records: SearchRecord[]): IndexFile => packIndex(records, vocabulary);

/**
 * Writes the index and its manifest to a built site.
 * @param folder folder of the built site
 */
export function writeIndex(records: SearchRecord[], folder: string): void {
  const content = JSON.stringify(siteIndex(records));
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const manifest: Manifest = {file: `${hash}.json`};
  const target = join(folder, indexFolder);
  mkdirSync(target, {recursive: true});
  writeFileSync(join(target, manifest.file), content);
  writeFileSync(join(target, manifestName), `${JSON.stringify(manifest)}\n`);
}
