/**
 * `npm run build`: builds the site beside the last one and swaps it in only when it is complete, so that
 * build/ never holds half a site.
 */
import {accessSync, constants, existsSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {parseArgs, stripVTControlCharacters} from 'node:util';
import {pathToFileURL} from 'node:url';
import {explainDiskError} from './disk-errors';
import {runNode} from './process';
import {cacheFolder, commandScript, root} from './project';
import {failWith, isMain} from './terminal';

export interface BuildOptions {
  /** Where the finished site goes. */
  target: string;
  /** Scratch folder on the same disk as `target`: a rename across disks is no swap. */
  scratch: string;
  /** Compiles the site into `folder`; resolves to an exit code. */
  compile: (folder: string) => Promise<{code: number; interrupted?: NodeJS.Signals}>;
}

/** Lines of Docusaurus that are not true here, or say nothing to a writer: the scratch folder, another script, stack frames. */
const noise = [
  /Generated static files in|npm run serve/,
  /^\s+at .+:\d+:\d+\)?(?: \{)?$/,
  /^\s+at (?:async )?[\w.<> ]+ \(.*\)(?: \{)?$/,
  /^\s+\.\.\. \d+ lines matching cause stack trace \.\.\.$/,
];

/** Whether a line of Docusaurus's output helps the person at the terminal. */
export const isHelpful = (line: string): boolean =>
  !noise.some((pattern) => pattern.test(stripVTControlCharacters(line)));

/**
 * Runs Docusaurus's own build into `folder`.
 * @param env added to the environment of the build, such as the keys of the hosted search
 * @param onOutput receives what the build prints, besides the terminal
 */
export function compileWithDocusaurus(
  site: string,
  env: Record<string, string> = {},
  onOutput?: (text: string) => void,
) {
  return async (folder: string) => {
    let output = '';
    const result = await runNode(
      commandScript('@docusaurus/core', 'docusaurus'),
      ['build', '--out-dir', folder],
      {
        cwd: site,
        nodeOptions: ['--import', pathToFileURL(join(__dirname, 'end-with-parent.mjs')).href],
        linked: true,
        isShown: isHelpful,
        onOutput: (text) => {
          output += text;
          onOutput?.(text);
        },
        env: {
          ...env,
          // A NODE_ENV left over in the shell would otherwise decide which React is bundled.
          NODE_ENV: 'production',
          BABEL_ENV: 'production',
          NO_UPDATE_NOTIFIER: '1',
          // A folder of its own, so that a build does not disturb a running `npm start`.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus',
        },
      },
    );
    const disk = result.code === 0 ? undefined : explainDiskError(output, folder);
    if (disk !== undefined) {
      console.error(`\n${disk}`);
      onOutput?.(disk);
    }
    return result;
  };
}

/**
 * Builds into a scratch folder and puts the result in the place of `target` by two renames.
 * Whatever goes wrong, `target` stays as it was and the scratch folder is gone. Only a process that is killed outright
 * between the two renames leaves no `target`; the next build or preview brings it back (`recoverBuild`).
 * @returns exit code: 0 built, 128 + n stopped by signal n, anything else failed
 * @throws when nothing can be written to the scratch folder, or the finished site cannot be moved into place
 */
export async function buildSite({target, scratch, compile}: BuildOptions): Promise<number> {
  const {fresh, previous} = placesIn(scratch);
  try {
    accessSync(existingPart(scratch), constants.W_OK);
    recoverBuild(target, scratch);
    mkdirSync(fresh, {recursive: true});
  } catch (error) {
    throw new Error(explainDiskError(error, scratch) ?? `${scratch} cannot be used for building.`, {
      cause: error,
    });
  }
  try {
    const {code} = await compile(fresh);
    if (code !== 0) {
      return code;
    }
    if (!existsSync(join(fresh, 'index.html'))) {
      throw new Error(`The build reported success but wrote no index.html to ${fresh}.`);
    }
    try {
      if (existsSync(target)) {
        renameSync(target, previous);
      }
      renameSync(fresh, target);
    } catch (error) {
      if (!existsSync(target) && existsSync(previous)) {
        renameSync(previous, target);
      }
      const why = explainDiskError(error, target) ?? 'Is a program using that folder?';
      throw new Error(`The site was built but could not be moved to ${target}. ${why}`, {cause: error});
    }
    return 0;
  } finally {
    rmSync(fresh, {recursive: true, force: true});
    if (existsSync(target)) {
      rmSync(previous, {recursive: true, force: true});
    }
  }
}

/** The folder itself, or the nearest above it that exists. For those below, Node reports only that they do not. */
function existingPart(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : existingPart(dirname(folder));
}

const placesIn = (scratch: string) => ({
  fresh: join(scratch, 'build-new'),
  previous: join(scratch, 'build-previous'),
});

/**
 * Undoes what a build that was killed outright left behind: no clean-up of its own could run.
 * @param target where the finished site belongs
 * @param scratch folder that builds work in; need not exist
 */
export function recoverBuild(target: string, scratch: string): void {
  const {fresh, previous} = placesIn(scratch);
  if (!existsSync(target) && existsSync(previous)) {
    renameSync(previous, target);
  }
  [fresh, previous].forEach((folder) => rmSync(folder, {recursive: true, force: true}));
}

/**
 * Builds this project into build/ and says how it went.
 * @returns exit code as `buildSite`
 */
export async function buildProject(project = root): Promise<number> {
  const target = join(project, 'build');
  const hadBuild = existsSync(target);
  const started = Date.now();
  const code = await buildSite({
    target,
    scratch: project === root ? cacheFolder : join(project, '.cache'),
    compile: compileWithDocusaurus(project),
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  if (code === 0) {
    console.log(`\nBuilt build/ in ${seconds} s.`);
  } else {
    const kept = hadBuild ? 'build/ still holds the last good site.' : 'build/ was not created.';
    const what = code > 128 ? 'Build stopped.' : 'Build failed; the messages above say where and why.';
    console.error(`\n${what} ${kept}`);
  }
  return code;
}

if (isMain(__filename)) {
  void failWith(async () => {
    parseArgs({options: {}, allowPositionals: false});
    return buildProject();
  });
}
