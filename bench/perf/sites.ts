/** Builds the two compared sites. */
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildProject} from '../../src/cli/build';
import {runNpm} from '../../src/cli/process';
import {buildFolder, cacheFolder, root} from '../../src/cli/project';
import type {Column} from '../report';
import {readSite} from './source';
import {buildPeer, checkComplete, peerFolder, peerTitle, readSidebars, writePeer} from './starlight';

export interface BuiltSite extends Column {
  folder: string;
}

/** Docusaurus's folder of generated files during `npm run build`. */
const generated = join(cacheFolder, 'docusaurus');

function docusaurusVersion(): string {
  const manifest = join(root, 'node_modules/@docusaurus/core/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/**
 * Builds both sites from the same pages.
 * @returns our site first
 * @throws Error if a build fails, or if Starlight's site lacks a page
 */
export async function prepareSites(): Promise<BuiltSite[]> {
  if ((await buildProject()) !== 0) {
    throw new Error('The build of our site failed. See its output above.');
  }
  const folder = join(peerFolder, 'site');
  const pages = readSite(buildFolder);
  writePeer(pages, readSidebars(generated));
  if ((await runNpm(['ci', '--ignore-scripts'], {cwd: peerFolder})) !== 0) {
    throw new Error('npm ci for Starlight failed. See its output above.');
  }
  console.log(`Building Starlight from ${pages.length} pages …`);
  await buildPeer(folder);
  checkComplete(folder, pages);
  return [
    {name: 'ours', label: `FTB Docs (Docusaurus ${docusaurusVersion()})`, folder: buildFolder},
    {name: 'starlight', label: peerTitle(), folder},
  ];
}
