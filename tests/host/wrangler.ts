/** Runs Cloudflare Pages locally with `wrangler pages dev`, which `npm test -- host` installs. */
import {spawn, spawnSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {cacheFolder} from '../../src/cli/project';
import {freePort} from '../../src/cli/server';

/** Maximum time for the start in milliseconds. An idle machine needs 2 seconds. */
const patience = 90_000;

export interface Runtime {
  address: string;
  /** Returns the hosts that the runtime tried to contact. */
  refused: () => string[];
  stop: () => Promise<void>;
}

/** Returns environment variables without accounts and proxies, and with a temporary home folder. */
function environment(scratch: string, refused: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(?:CLOUDFLARE|CF|WRANGLER|MINIFLARE|VITEST)_|_PROXY$|^NODE_OPTIONS$/i.test(name),
  );
  const home = join(scratch, 'home');
  mkdirSync(home, {recursive: true});
  // This file makes wrangler skip its update check, which would need the network.
  const temporary = join(scratch, 'tmp');
  mkdirSync(join(temporary, 'update-check'), {recursive: true});
  writeFileSync(
    join(temporary, 'update-check', 'wrangler-latest.json'),
    JSON.stringify({latest: '0.0.1', lastUpdate: Date.now()}),
  );
  return {
    ...Object.fromEntries(kept),
    HOME: home,
    USERPROFILE: home,
    APPDATA: home,
    XDG_CONFIG_HOME: home,
    TMPDIR: temporary,
    TMP: temporary,
    TEMP: temporary,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_LOG_PATH: join(scratch, 'logs'),
    REFUSED_CONNECTIONS: refused,
    // In this mode, wrangler does not ask a web service for the location of this machine.
    NODE_ENV: 'test',
    CI: 'true',
    NO_COLOR: '1',
  };
}

/**
 * Serves a built site with the host's runtime, on this machine only.
 * @param site folder of the built site
 * @throws Error with the program's output if it does not start in time
 */
export async function startWrangler(site: string): Promise<Runtime> {
  const scratch = join(cacheFolder, 'host');
  rmSync(scratch, {recursive: true, force: true});
  mkdirSync(scratch, {recursive: true});
  const refused = join(scratch, 'refused.txt');
  writeFileSync(refused, '');
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--experimental-vm-modules',
      '--import',
      pathToFileURL(join(__dirname, 'loopback-only.mjs')).href,
      join(__dirname, 'node_modules/wrangler/wrangler-dist/cli.js'),
      ...['pages', 'dev', site, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2025-09-01', '--persist-to', join(scratch, 'state')],
      '--show-interactive-dev-session=false',
    ],
    {cwd: scratch, env: environment(scratch, refused), stdio: ['ignore', 'pipe', 'pipe']},
  );
  let output = '';
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const ready = new Promise<void>((resolve, reject) => {
    const fail = (why: string) =>
      reject(new Error(`wrangler pages dev ${why}. Find the cause in its output:\n${output}`));
    const timer = setTimeout(() => fail(`was not ready within ${patience / 1000} s`), patience);
    const listen = (chunk: string) => {
      output += chunk;
      if (output.includes(`Ready on http://127.0.0.1:${port}`)) {
        clearTimeout(timer);
        resolve();
      }
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('error', (error) => fail(`did not start: ${error.message}`));
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with exit code ${code}`);
    });
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      if (process.platform === 'win32') {
        // On Windows, a signal would not stop the server that the program has started.
        spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
      } else {
        child.kill('SIGTERM');
      }
    }
    await closed;
  };
  try {
    await ready;
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    address: `http://127.0.0.1:${port}`,
    refused: () => readFileSync(refused, 'utf8').split('\n').filter(Boolean),
    stop,
  };
}
