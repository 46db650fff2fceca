/**
 * `npm run build`: builds the site beside the last one and swaps it in only when it is complete, so that
 * build/ never holds half a site.
 */
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {explainFailure, refusal} from './content-guard';
import {runNode} from './process';
import {buildFolder, cacheFolder, root} from './project';
import {failWith} from './terminal';

export interface BuildOptions {
  /** Where the finished site goes. */
  target: string;
  /** Scratch folder on the same disk as `target`: a rename across disks is no swap. */
  scratch: string;
  /** Compiles the site into `folder`, and resolves to an exit code. */
  compile: (folder: string) => Promise<number>;
}

/**
 * What Docusaurus says of every build and nobody has to act on: tools that look for `babel.config.js` are the reason to keep
 * it, and the site is served by `npm run preview`.
 */
const notices =
  /^.*Docusaurus site warnings:\n- .*safely remove the Babel config file.*\n|^.*npm run serve.* to test your build.*\n/gm;

/**
 * Runs Docusaurus's own build into a folder.
 * @param env added to the environment of the build, such as the keys of the hosted search
 * @returns exit code
 */
export const compileWithDocusaurus = (folder: string, env: Record<string, string> = {}) =>
  runNode(join(__dirname, 'docusaurus-build.mjs'), ['build', '--out-dir', folder], {
    cwd: root,
    linked: true,
    onOutput: (text, stream) => process[stream].write(text.replace(notices, '')),
    env: {
      // Through a pipe it would have no colours.
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      ...env,
      NO_UPDATE_NOTIFIER: '1',
      // A folder of its own, so that a build does not disturb a running `npm start`.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus',
    },
  });

/**
 * Builds into a scratch folder and puts the result in the place of `target` by two renames.
 * Whatever goes wrong, `target` stays as it was and the scratch folder is gone. Only a process that is killed outright
 * between the two renames leaves no `target`; the next build brings it back.
 * @returns exit code: 0 built, 128 + n stopped by signal n, anything else failed
 * @throws when nothing can be written to the scratch folder, or the finished site cannot be moved into place
 */
export async function buildSite({target, scratch, compile}: BuildOptions): Promise<number> {
  const fresh = join(scratch, 'build-new');
  const previous = join(scratch, 'build-previous');
  const tidy = () => {
    if (!existsSync(target) && existsSync(previous)) {
      renameSync(previous, target);
    }
    [fresh, previous].forEach((folder) => rmSync(folder, {recursive: true, force: true}));
  };
  // After a build that was killed outright: no clean-up of its own could run.
  tidy();
  mkdirSync(fresh, {recursive: true});
  try {
    const code = await compile(fresh);
    if (code !== 0) {
      return code;
    }
    if (!existsSync(join(fresh, 'index.html'))) {
      throw new Error(`The build reported success but wrote no index.html to ${fresh}.`);
    }
    if (existsSync(target)) {
      renameSync(target, previous);
    }
    renameSync(fresh, target);
    return 0;
  } finally {
    tidy();
  }
}

const kept = () => (existsSync(buildFolder) ? ' build/ still holds the last good site.' : '');

/**
 * Builds this project into build/ and says how it went.
 * @returns exit code as `buildSite`
 */
export async function buildProject(): Promise<number> {
  const started = performance.now();
  let problems = refusal(root);
  const code = problems
    ? 1
    : await buildSite({target: buildFolder, scratch: cacheFolder, compile: compileWithDocusaurus});
  if (code === 0) {
    console.log(`\nBuilt build/ in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  } else if (code > 128) {
    console.error(`\nBuild stopped.${kept()}`);
  } else {
    problems ??= explainFailure(root);
    console.error(
      `\n${problems ? `${problems}\n\n` : ''}Build failed; the messages above say where and why.${kept()}`,
    );
  }
  return code;
}

if (require.main === module) {
  void failWith(buildProject);
}
