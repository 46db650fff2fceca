/** Builds that are stopped, killed, or have no room: the last good site stays. The compiler is a fake, the rest is real. */
import {execFileSync, spawn} from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {buildSite, compileWithDocusaurus, recoverBuild} from './build';
import {explainDiskError} from './disk-errors';
import {root} from './project';

const posix = process.platform !== 'win32';
const isRoot = process.getuid?.() === 0;
const files = 20;

let folder: string;
let target: string;
let scratch: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'interrupted-')));
  target = join(folder, 'build');
  scratch = join(folder, '.cache');
  writeSite(target, 'good');
});

afterEach(() => rmSync(folder, {recursive: true, force: true}));

function writeSite(place: string, text: string) {
  mkdirSync(place, {recursive: true});
  ['index.html', ...Array.from({length: files}, (_, number) => `page-${number}.html`)].forEach((name) =>
    writeFileSync(join(place, name), text),
  );
}

/** What `target` holds: the text of every file, if it is the same in all. */
function builtText(): string {
  const texts = new Set(readdirSync(target).map((name) => readFileSync(join(target, name), 'utf8')));
  expect(readdirSync(target)).toHaveLength(files + 1);
  expect(texts.size).toBe(1);
  return [...texts][0]!;
}

type Moment = 'half the files' | 'all files' | 'first rename' | 'second rename' | 'after the renames';

/**
 * Runs a build in a process of its own that stops at a moment and waits there; then sends it a signal.
 * @returns its exit code, null when the signal ended it
 */
async function buildAndStop(moment: Moment, signal: NodeJS.Signals): Promise<number | null> {
  const compiler = join(folder, 'compiler.mjs');
  writeFileSync(
    compiler,
    `import {mkdirSync, writeFileSync} from 'node:fs';
     process.once('disconnect', () => process.exit(1));
     process.channel.unref();
     const [folder, moment] = process.argv.slice(2);
     const wait = () => new Promise(() => setInterval(() => undefined, 60_000));
     mkdirSync(folder, {recursive: true});
     for (let number = 0; number < ${files}; number += 1) {
       writeFileSync(folder + '/page-' + number + '.html', 'new');
       if (moment === 'half the files' && number === ${files / 2}) {
         writeFileSync(folder + '/index.html', 'half');
         console.log('waiting');
         await wait();
       }
     }
     writeFileSync(folder + '/index.html', 'new');
     if (moment === 'all files') {
       console.log('waiting');
       await wait();
     }`,
  );
  const command = join(folder, 'command.ts');
  writeFileSync(
    command,
    `const fs = require('node:fs');
     const moment = ${JSON.stringify(moment)};
     const stopHere = () => {
       fs.writeSync(1, 'waiting\\n');
       Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
     };
     let renames = 0;
     const {renameSync, rmSync} = fs;
     fs.renameSync = (...args) => {
       renames += 1;
       if (moment === (renames === 1 ? 'first rename' : 'second rename')) stopHere();
       renameSync(...args);
     };
     fs.rmSync = (...args) => {
       if (moment === 'after the renames' && renames === 2) stopHere();
       rmSync(...args);
     };
     const {buildSite} = require(${JSON.stringify(join(root, 'src/cli/build'))});
     const {runNode} = require(${JSON.stringify(join(root, 'src/cli/process'))});
     void buildSite({
       target: ${JSON.stringify(target)},
       scratch: ${JSON.stringify(scratch)},
       compile: (output) =>
         runNode(${JSON.stringify(compiler)}, [output, moment], {cwd: '.', linked: true}),
     }).then((code) => (process.exitCode = code));`,
  );
  const child = spawn(process.execPath, ['--require', 'tsx/cjs', command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout.setEncoding('utf8').once('data', () => child.kill(signal));
  // Comes when nobody holds the output any more: the compiler has ended too.
  return new Promise((resolve) => child.on('close', (code) => resolve(code)));
}

describe.runIf(posix)('a build that is stopped', () => {
  it.each<[NodeJS.Signals, Moment, number]>([
    ['SIGINT', 'half the files', 130],
    ['SIGTERM', 'all files', 143],
  ])(
    'by %s at "%s" leaves the last good site and no scratch',
    async (signal, moment, code) => {
      expect(await buildAndStop(moment, signal)).toBe(code);
      expect(builtText()).toBe('good');
      expect(readdirSync(scratch)).toEqual([]);
    },
    20_000,
  );

  it.each<[Moment, string]>([
    ['half the files', 'good'],
    ['all files', 'good'],
    ['first rename', 'good'],
    ['second rename', 'good'],
    ['after the renames', 'new'],
  ])(
    'by SIGKILL at "%s" leaves a whole site',
    async (moment, text) => {
      await buildAndStop(moment, 'SIGKILL');
      // Between the renames there is none, until the next build or preview looks.
      expect(existsSync(target)).toBe(moment !== 'second rename');
      recoverBuild(target, scratch);
      expect(builtText()).toBe(text);
      // The next build finds nothing in its way.
      const compile = async (output: string) => {
        writeSite(output, 'next');
        return {code: 0};
      };
      expect(await buildSite({target, scratch, compile})).toBe(0);
      expect(builtText()).toBe('next');
      expect(readdirSync(scratch)).toEqual([]);
    },
    20_000,
  );
});

/** A folder nobody can write to. To root only a file system says no. */
function readOnlyFolder(use: (place: string) => Promise<void>): Promise<void> {
  const place = join(folder, 'read-only');
  mkdirSync(place);
  if (!isRoot) {
    chmodSync(place, 0o555);
    return use(place).finally(() => chmodSync(place, 0o755));
  }
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=64k', 'tmpfs', place]);
  return use(place).finally(() => execFileSync('umount', [place]));
}

/** Why this machine has no small or read-only file system to offer, if it has none. */
function mountTrouble(): string | undefined {
  const place = mkdtempSync(join(tmpdir(), 'mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', place], {stdio: 'pipe'});
    execFileSync('umount', [place]);
    return undefined;
  } catch (error) {
    return String((error as Error).message)
      .split('\n')
      .at(-1);
  } finally {
    rmSync(place, {recursive: true});
  }
}
const trouble = posix ? mountTrouble() : 'Windows';
const cannotMount = trouble !== undefined;
if (cannotMount) {
  console.log(`No small disk for the tests of a full one (${trouble}); /dev/full stands in.`);
}

describe('a folder that cannot be written to', () => {
  it.runIf(posix && !(isRoot && cannotMount))('is named, with what to do', () =>
    readOnlyFolder(async (place) => {
      const inside = join(place, '.cache');
      const compile = async () => ({code: 0});
      const building = buildSite({target, scratch: inside, compile});
      await expect(building).rejects.toThrow(
        `${inside} cannot be written to: the folder is read-only, or belongs to someone else. Give`,
      );
      expect(builtText()).toBe('good');
    }),
  );

  it('is told from a wrong name', async () => {
    writeFileSync(scratch, 'a file');
    const building = buildSite({target, scratch, compile: async () => ({code: 0})});
    await expect(building).rejects.toThrow(`${scratch} cannot be used for building.`);
    expect(builtText()).toBe('good');
  });
});

describe('a full disk', () => {
  it.runIf(existsSync('/dev/full'))('is recognised by what the system says', () => {
    let thrown: unknown;
    try {
      writeFileSync('/dev/full', 'x');
    } catch (error) {
      thrown = error;
    }
    expect(explainDiskError(thrown, folder)).toMatch(
      /^The disk is full: no more can be written to .+ Free some space, .+ build again\.$/,
    );
  });

  it.runIf(!cannotMount && isRoot)(
    "ends Docusaurus's own build with a clear message, and the last good site stays",
    async () => {
      const site = join(folder, 'site');
      const small = join(folder, 'small');
      mkdirSync(join(site, 'static'), {recursive: true});
      mkdirSync(small);
      symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
      writeFileSync(
        join(site, 'docusaurus.config.ts'),
        `module.exports = {
           title: 'x', url: 'https://example.com', baseUrl: '/', future: {v4: true, experimental_faster: true},
         };`,
      );
      writeFileSync(join(site, 'static/heavy.bin'), Buffer.alloc(3_000_000));
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small]);
      try {
        writeSite(join(small, 'build'), 'good');
        target = join(small, 'build');
        const told: string[] = [];
        const code = await buildSite({
          target,
          scratch: join(small, '.cache'),
          compile: compileWithDocusaurus(site, {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'}, (text) =>
            told.push(text),
          ),
        });
        expect(code).toBe(1);
        expect(told.join('')).toMatch(/The disk is full: no more can be written to \S+small\S* Free/);
        expect(builtText()).toBe('good');
        expect(readdirSync(join(small, '.cache'))).toEqual([]);
      } finally {
        execFileSync('umount', [small]);
      }
    },
    60_000,
  );
});

describe('explainDiskError', () => {
  const system = (code: string, path?: string) => Object.assign(new Error(`${code}: …`), {code, path});

  it.each<[string, unknown, string]>([
    ['no space', system('ENOSPC', '/a/file'), 'The disk is full: no more can be written to /site'],
    ['a quota', system('EDQUOT'), 'The disk is full: no more can be written to /site'],
    ['the bundler', new Error('failed: No space left on device (os error 28)'), 'The disk is full'],
    ['a cause', new Error('Rendering failed', {cause: system('ENOSPC')}), 'The disk is full'],
    ['one of several', new AggregateError([new Error('x'), system('EROFS')]), '/site cannot be written to'],
    ['no right', system('EACCES', '/site/build'), '/site cannot be written to'],
  ])('%s', (_case, error, start) => {
    expect(explainDiskError(error, '/site')?.startsWith(start)).toBe(true);
  });

  it('has nothing to say about a mistake in a page', () => {
    expect(explainDiskError(new Error('docs/a.mdx:3: Unexpected token'), '/site')).toBeUndefined();
    expect(explainDiskError('text', '/site')).toBeUndefined();
  });
});
