/** The two sites under comparison, built and ready to be served. */
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {installLocked} from '../../src/cli/process';
import {buildProject} from '../../src/cli/build';
import {buildFolder, cacheFolder, root} from '../../src/cli/project';
import {clearCaches, compareWithSource, peerFolder, peerTitle, writePeer} from './peers';
import {readSidebars} from './sidebar';
import {contentRoutes, readSite} from './source';
import {timedRun} from './timed';

export type SiteName = 'ours' | 'starlight';

export interface BuiltSite {
  name: SiteName;
  label: string;
  folder: string;
}

export const workFolder = join(cacheFolder, 'bench-perf');

/** Where `npm run build` has Docusaurus write its generated files. */
const generated = join(cacheFolder, 'docusaurus');

function docusaurusVersion(): string {
  const manifest = join(root, 'node_modules/@docusaurus/core/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: string}).version;
}

/**
 * Builds Starlight's site from what lies in its folder.
 * @param out where the site goes: below the folder, for what it builds looks for packages from there
 * @param withSearch whether to build the search that it brings, too
 * @param env added to the environment of the build
 * @returns seconds
 */
export async function buildPeer(
  out: string,
  withSearch = true,
  env: Record<string, string> = {},
): Promise<number> {
  return timedRun([join(peerFolder, 'node_modules/astro/astro.js'), 'build'], {
    cwd: peerFolder,
    env: {
      ...env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      BENCH_OUT: out,
      BENCH_SEARCH: withSearch ? 'on' : 'off',
    },
    log: join(workFolder, 'starlight.log'),
  });
}

/**
 * Builds both from the same pages.
 * @param reuse whether to take what an earlier run built
 * @throws when one does not build, or shows less than it was given
 */
export async function prepareSites(reuse: boolean): Promise<{sites: BuiltSite[]; pages: number}> {
  mkdirSync(workFolder, {recursive: true});
  if (!reuse || !existsSync(join(buildFolder, 'index.html'))) {
    const code = await buildProject();
    if (code !== 0) {
      throw new Error('Our own site does not build.');
    }
  }
  const folder = join(peerFolder, 'site');
  if (!reuse || !existsSync(join(folder, 'index.html'))) {
    const pages = readSite(buildFolder);
    writePeer(pages, readSidebars(generated));
    await installLocked(peerFolder);
    console.log(`Building Starlight from ${pages.length} pages …`);
    clearCaches();
    await buildPeer(folder);
    compareWithSource(folder, pages);
  }
  const sites: BuiltSite[] = [
    {name: 'ours', label: `FTB Docs (Docusaurus ${docusaurusVersion()})`, folder: buildFolder},
    {name: 'starlight', label: peerTitle(), folder},
  ];
  return {sites, pages: contentRoutes(buildFolder).length};
}
