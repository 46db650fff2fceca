/** The three sites under comparison, built and ready to be served. */
import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {runNode} from '../../src/cli/process';
import {buildProject} from '../../src/cli/build';
import {buildFolder, cacheFolder, root} from '../../src/cli/project';
import {
  clearCaches,
  compareWithSource,
  installedLock,
  isInstalled,
  peerFolder,
  peers,
  peerTitle,
  writePeer,
} from './peers';
import type {Peer} from './peers';
import {readSidebars} from './sidebar';
import {contentRoutes, readSite} from './source';
import {timedRun} from './timed';

export type SiteName = 'ours' | 'starlight' | 'vitepress';

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

/** The npm that started this. */
function npmScript(): string {
  const script = process.env.npm_execpath;
  if (script === undefined) {
    throw new Error('The benchmark installs its peers with npm. Start it with `npm run bench`.');
  }
  return script;
}

/** Installs a peer into the cache folder, unless what its lockfile names is there. */
async function install({name, label}: Peer): Promise<void> {
  if (isInstalled(name)) {
    return;
  }
  console.log(`Installing ${label} into .cache/ …`);
  const {code} = await runNode(npmScript(), ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: peerFolder(name),
  });
  if (code !== 0) {
    throw new Error(`${label} could not be installed: npm ci ended with code ${code}.`);
  }
  copyFileSync(join(peerFolder(name), 'package-lock.json'), installedLock(name));
}

/**
 * Builds a peer's site from what lies in its folder.
 * @param out where the site goes: below the peer's folder, for what it builds looks for packages from there
 * @param withSearch whether to build the search that it brings, too
 * @param env added to the environment of the build
 * @returns seconds
 */
export async function buildPeer(
  peer: Peer,
  out: string,
  withSearch = true,
  env: Record<string, string> = {},
): Promise<number> {
  const [script, ...args] = peer.command;
  const cwd = peerFolder(peer.name);
  return timedRun([join(cwd, 'node_modules', script), ...args], {
    cwd,
    env: {
      ...env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      BENCH_OUT: out,
      BENCH_SEARCH: withSearch ? 'on' : 'off',
    },
    log: join(workFolder, `${peer.name}.log`),
  });
}

/** Reading a whole site takes seconds: once, and only when somebody asks. */
function lazily<T extends object>(read: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= read());
}

/**
 * Builds all three from the same pages.
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
  const ours = lazily(() => ({pages: readSite(buildFolder), sidebars: readSidebars(generated)}));
  const sites: BuiltSite[] = [
    {name: 'ours', label: `FTB Docs (Docusaurus ${docusaurusVersion()})`, folder: buildFolder},
  ];
  for (const peer of Object.values(peers)) {
    const folder = join(peerFolder(peer.name), 'site');
    if (!reuse || !existsSync(join(folder, 'index.html'))) {
      const {pages, sidebars} = ours();
      writePeer(peer, pages, sidebars);
      await install(peer);
      console.log(`Building ${peer.label} from ${pages.length} pages …`);
      clearCaches(peer);
      await buildPeer(peer, folder);
      compareWithSource(peer, folder, pages);
    }
    sites.push({name: peer.name, label: peerTitle(peer), folder});
  }
  return {sites, pages: contentRoutes(buildFolder).length};
}
