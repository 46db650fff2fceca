/** `npm run build`: builds into a scratch folder and swaps build/ only when complete, so that it never holds half a site. */
import {existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {explainFailure, refusal} from './content-guard';
import {runNode} from './process';
import {buildFolder, cacheFolder, root} from './project';
import {failWith} from './terminal';

export interface BuildOptions {
  /** Folder of the finished site. */
  target: string;
  /** Scratch folder on the same disk as `target`, because renames across disks are not atomic. */
  scratch: string;
  /** Compiles the site into `folder`, and resolves to an exit code. */
  compile: (folder: string) => Promise<number>;
}

/** Docusaurus's notices that need no action: `babel.config.js` stays for tools, and `npm run preview` serves the site. */
const notices =
  /^.*Docusaurus site warnings:\n- .*safely remove the Babel config file.*\n|^.*npm run serve.* to test your build.*\n/gm;

/**
 * Runs Docusaurus's build into a folder.
 * @param env additional environment variables, such as the keys of the hosted search
 * @returns exit code
 */
export const compileWithDocusaurus = (folder: string, env: Record<string, string> = {}) =>
  runNode(join(__dirname, 'docusaurus-build.mjs'), ['build', '--out-dir', folder], {
    cwd: root,
    linked: true,
    onOutput: (text, stream) => process[stream].write(text.replace(notices, '')),
    env: {
      // Docusaurus prints no colours into a pipe.
      ...(process.stdout.isTTY && {FORCE_COLOR: '1'}),
      ...env,
      NO_UPDATE_NOTIFIER: '1',
      // A separate folder, so that a build does not disturb a running `npm start`.
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus',
    },
  });

/**
 * Builds into a scratch folder and replaces `target` by two renames. On failure, `target` is unchanged and the scratch folder is
 * removed. Only a process killed between the renames leaves no `target`; the next build restores it.
 * @returns exit code: 0 built, 128 + n stopped by signal n, anything else failed
 * @throws Error when the scratch folder cannot be written or the site cannot be moved
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
  // A build that was killed could not clean up.
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

const keptNote = () => (existsSync(buildFolder) ? ' build/ still holds the last good site.' : '');

/**
 * Builds this project into build/ and prints the outcome.
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
    console.error(`\nBuild stopped.${keptNote()}`);
  } else {
    problems ??= explainFailure(root);
    console.error(
      `\n${problems ? `${problems}\n\n` : ''}Build failed; the messages above say where and why.${keptNote()}`,
    );
  }
  return code;
}

if (require.main === module) {
  void failWith(buildProject);
}
