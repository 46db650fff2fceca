import {spawn} from 'node:child_process';
import {constants} from 'node:os';

export interface RunOptions {
  cwd: string;
  /** Environment variables to set in addition to `process.env`. `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
  /** Receives the output of the script. By default, the output goes to the terminal. */
  onOutput?: (text: string, stream: 'stdout' | 'stderr') => void;
  /** Whether the script receives a `disconnect` event when this process ends for any reason. */
  linked?: boolean;
}

/**
 * Runs a Node script in the foreground. Forwards signals (Ctrl+C, SIGTERM) and waits for the script to end, so that the caller
 * can clean up.
 * @param script absolute path of the script
 * @returns exit code of the script; 128 + n if this process received signal n
 * @throws Error if the script cannot be started
 */
export function runNode(
  script: string,
  args: string[],
  {cwd, env, onOutput, linked}: RunOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [script, ...args], {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', output, output, ...(linked ? (['ipc'] as const) : [])],
    });
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream]?.setEncoding('utf8').on('data', (text: string) => onOutput!(text, stream));
    }
    let stopped: number | undefined;
    const stop = (signal: NodeJS.Signals) => {
      stopped = 128 + constants.signals[signal];
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    signals.forEach((signal) => process.on(signal, stop));
    child.on('error', reject);
    child.on('close', (code) => {
      signals.forEach((signal) => process.off(signal, stop));
      resolve(stopped ?? code ?? 1);
    });
  });
}

/**
 * Runs npm in the foreground. Signals and exit codes are handled as in `runNode`.
 * @throws Error if this process was not started through npm
 */
export function runNpm(args: string[], options: RunOptions): Promise<number> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    throw new Error('npm_execpath is not set. Start this command through npm, for example with `npm test`.');
  }
  // Removes NODE_ENV, which would change what npm installs and what tools load.
  return runNode(npm, args, {...options, env: {NODE_ENV: undefined, ...options.env}});
}
