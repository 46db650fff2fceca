/**
 * Does a plain static server keep up with many readers at once?
 * The built site behind nginx on this machine, asked by wrk for every page, script, style and picture in turn. Fails when
 * an answer is wrong, answers are late, or the memory of the server grows.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import {join} from 'node:path';
import {parseArgs} from 'node:util';
import {ask} from '../../tests/host/servers';
import {listFiles} from '../../src/content/files';
import {buildFolder, cacheFolder} from '../../src/cli/project';
import {freePort} from '../../src/cli/server';
import {failWith, isMain} from '../../src/cli/terminal';
import {machine, table, writeSection} from '../results';
import {startNginx} from './nginx';
import type {Nginx} from './nginx';

const connections = 64;
/** What wrk runs before anything is measured, in seconds: caches fill, workers take their buffers. */
const warmUp = 5;
/** Milliseconds; requests per second; bytes that all processes of the server may grow by. */
const budgets = {p99: 100, requests: 1000, growth: 4_000_000};

interface Outcome {
  requests: number;
  microseconds: number;
  bytes: number;
  errors: number;
  /** Microseconds. */
  p50: number;
  p99: number;
  max: number;
}

/** Clean address of each page, and each file that a page loads. */
function pathsOf(build: string): string[] {
  return listFiles(build)
    .filter((file) => !/^_|^404\.html$/.test(file))
    .map((file) => encodeURI(`/${file.replace(/(?:^index)?\.html$/, '')}`));
}

/** Runs wrk once. */
function load(address: string, seconds: number, paths: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const script = join(__dirname, 'requests.lua');
    const args = [
      '-t',
      '1',
      '-c',
      String(connections),
      '-d',
      `${seconds}s`,
      '--latency',
      '-s',
      script,
      address,
    ];
    const child = spawn('wrk', args, {
      env: {...process.env, PATHS: paths},
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.once('error', ({message}) =>
      reject(new Error(`wrk did not start (${message}). On Debian: apt-get install wrk`)),
    );
    child.once('close', () => {
      const [, json] = /^RESULT (.+)$/m.exec(output) ?? [];
      if (json === undefined) {
        reject(new Error(`wrk gave no result. It printed:\n${output}`));
      } else {
        resolve(JSON.parse(json) as Outcome);
      }
    });
  });
}

/** Shows that the server gives the answers of the host before its speed is measured. */
async function checkAnswers({address}: Nginx, paths: string[]): Promise<void> {
  for (const path of paths) {
    const {status, headers} = await ask(address, path, {headers: {'Accept-Encoding': 'gzip'}});
    if (status !== 200 || headers['content-security-policy'] === undefined) {
      throw new Error(`nginx answers ${path} with ${status} and ${JSON.stringify(headers)}.`);
    }
  }
  const {status, headers} = await ask(address, '/docs/nowhere');
  if (status !== 404 || headers['content-security-policy'] === undefined) {
    throw new Error(`nginx answers an unknown address with ${status} and ${JSON.stringify(headers)}.`);
  }
}

async function main(): Promise<number> {
  const {values} = parseArgs({options: {seconds: {type: 'string', default: '60'}}});
  const seconds = Number(values.seconds);
  if (!Number.isInteger(seconds) || seconds < 1) {
    throw new Error(`--seconds is "${values.seconds}". Write a whole number from 1, e.g. --seconds 60.`);
  }
  if (!existsSync(join(buildFolder, 'index.html'))) {
    throw new Error('There is no build/ to serve. Run `npm run build` first.');
  }
  const busy = loadavg()[0]?.toFixed(1);
  const scratch = join(cacheFolder, 'bench-load');
  const paths = pathsOf(buildFolder);
  const nginx = await startNginx(buildFolder, scratch, await freePort());
  const memory = {before: 0, after: 0, peak: 0};
  let outcome: Outcome;
  try {
    await checkAnswers(nginx, paths);
    const list = join(scratch, 'paths.txt');
    mkdirSync(scratch, {recursive: true});
    writeFileSync(list, `${paths.join('\n')}\n`);
    await load(nginx.address, warmUp, list);
    memory.before = nginx.memory();
    const watch = setInterval(() => (memory.peak = Math.max(memory.peak, nginx.memory())), 250);
    try {
      outcome = await load(nginx.address, seconds, list);
    } finally {
      clearInterval(watch);
    }
    memory.after = nginx.memory();
  } finally {
    await nginx.stop();
  }

  const perSecond = outcome.requests / (outcome.microseconds / 1e6);
  const milliseconds = (time: number) => `${(time / 1000).toFixed(1)} ms`;
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
  const growth = Math.max(memory.after, memory.peak) - memory.before;
  const result = table(
    ['Measured', 'Value', 'Budget'],
    [
      ['Requests per second', perSecond.toFixed(0), `at least ${budgets.requests}`],
      ['Sent per second', megabytes(outcome.bytes / (outcome.microseconds / 1e6)), ''],
      ['Wrong or missing answers', `${outcome.errors} of ${outcome.requests}`, '0'],
      ['Time to the whole answer, half of them', milliseconds(outcome.p50), ''],
      ['… 99 of 100', milliseconds(outcome.p99), `at most ${budgets.p99} ms`],
      ['… the slowest', milliseconds(outcome.max), ''],
      ['Memory of the server, all processes, before', megabytes(memory.before), ''],
      ['… after', megabytes(memory.after), ''],
      [
        '… at most meanwhile',
        megabytes(memory.peak),
        `at most ${megabytes(budgets.growth)} more than before`,
      ],
    ],
  );
  console.log(`\n${result}\n`);
  writeSection(
    'Load',
    [
      `The built site behind nginx, asked by wrk over ${connections} connections for ${seconds} seconds, after ${warmUp} seconds of warm-up:`,
      `${paths.length} addresses in turn, every page and every file, compressed with gzip beforehand. Server and wrk share this machine.`,
      `Measured on ${machine()}; load of the machine ${busy}.`,
      '',
      result,
    ].join('\n'),
  );

  const misses = [
    ...(outcome.errors === 0 ? [] : [`${outcome.errors} answers were wrong or did not come.`]),
    ...(outcome.p99 / 1000 <= budgets.p99 ? [] : ['One answer of a hundred comes too late.']),
    ...(perSecond >= budgets.requests ? [] : ['The server answers too few requests.']),
    ...(growth <= budgets.growth ? [] : [`The server grew by ${megabytes(growth)}.`]),
  ];
  misses.forEach((miss) => console.error(miss));
  return misses.length > 0 ? 1 : 0;
}

if (isMain(__filename)) {
  void failWith(main);
}
