/** Tests that build/ keeps the last successful build if a build is stopped or killed. Only the compiler is a fake. */
import {spawn} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {buildSite} from './build';
import {root} from './project';

const posix = process.platform !== 'win32';
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

/** Returns the content of the files in `target`, which must all be the same. */
function builtText(): string {
  const texts = new Set(readdirSync(target).map((name) => readFileSync(join(target, name), 'utf8')));
  expect(readdirSync(target)).toHaveLength(files + 1);
  expect(texts.size).toBe(1);
  return [...texts][0]!;
}

type Moment = 'half the files' | 'all files' | 'first rename' | 'second rename' | 'after the renames';

/**
 * Runs a build in a separate process, pauses it at a moment, and sends it a signal.
 * @returns exit code of the process; null if the signal ended it
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
  // `close` is emitted only after the compiler has also ended, because the compiler shares the output stream.
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
      // After a kill between the two renames, `target` is missing until the next build.
      expect(existsSync(target)).toBe(moment !== 'second rename');
      expect(await buildSite({target, scratch, compile: async () => 1})).toBe(1);
      expect(builtText()).toBe(text);
      // The next build must succeed.
      const compile = async (output: string) => {
        writeSite(output, 'next');
        return 0;
      };
      expect(await buildSite({target, scratch, compile})).toBe(0);
      expect(builtText()).toBe('next');
      expect(readdirSync(scratch)).toEqual([]);
    },
    20_000,
  );
});
