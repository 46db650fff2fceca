/** `npm run build`: builds into a scratch folder and then replaces build/, so that build/ never contains an incomplete site. */
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {explainFailure, refusal} from './content-guard';
import {runNode} from './process';
import {buildFolder, cacheFolder, root} from './project';
import {failWith} from './terminal';

export interface BuildOptions {
  /** Folder for the finished site. */
  target: string;
  /** Scratch folder on the same disk as `target`, because renames across disks are not atomic. */
  scratch: string;
  /** Compiles the site into `folder`, and resolves to an exit code. */
  compile: (folder: string) => Promise<number>;
}

/**
 * Matches two notices that the build hides: Docusaurus suggests removing `babel.config.js`, which other tools need, and
 * using `npm run serve`, which `npm run preview` replaces.
 */
const notices =
  /^.*Docusaurus site warnings:\n- .*safely remove the Babel config file.*\n|^.*npm run serve.* to test your build.*\n/gm;

/**
 * Builds the site into a folder with Docusaurus.
 * @param env additional environment variables, such as the keys of the hosted search
 * @returns exit code
 */
export const compileWithDocusaurus = (folder: string, env: Record<string, string> = {}) =>
  runNode(join(__dirname, 'docusaurus-build.mjs'), ['build', '--out-dir', folder], {
    cwd: root,
    linked: true,
    onOutput: (text, stream) => process[stream].write(text.replace(notices, '')),
    env: {
      // Docusaurus disables colours if its output is a pipe, as it is here.
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      ...env,
      NO_UPDATE_NOTIFIER: '1',
      // A separate folder, so that a build does not disturb a running `npm start`.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus',
    },
  });

/**
 * Builds into a scratch folder, then replaces `target` with two renames. If the build fails, `target` is unchanged and the
 * scratch folder is removed. If the process is killed between the renames, the next build restores `target`.
 * @returns exit code: 0 for success, 128 + n after signal n, another number for failure
 * @throws Error if the scratch folder is not writable or the site cannot be moved
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
  // A killed build leaves its scratch folders behind.
  tidy();
  mkdirSync(fresh, {recursive: true});
  try {
    const code = await compile(fresh);
    if (code !== 0) {
      return code;
    }
    if (!existsSync(join(fresh, 'index.html'))) {
      throw new Error(
        `The build reported success but wrote no index.html to ${fresh}. Check that src/pages/index.tsx exists, then run the build again.`,
      );
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

const keptNote = () => (existsSync(buildFolder) ? ' build/ still contains the last successful build.' : '');

/**
 * Builds this project into build/ and prints the result.
 * @returns exit code, as described for `buildSite`
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
    console.error(`\nBuild stopped.${keptNote()}`);
  } else {
    problems ??= explainFailure(root);
    console.error(`\n${problems ? `${problems}\n\n` : ''}Build failed. See the messages above.${keptNote()}`);
  }
  return code;
}

if (require.main === module) {
  void failWith(buildProject);
}
