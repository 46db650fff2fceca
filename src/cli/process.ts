import {spawn} from 'node:child_process';
import {constants} from 'node:os';

export interface RunOptions {
  cwd: string;
  /** Added to this process's environment; `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
  /** Receives what the script prints, in place of the terminal, and to which of the two it does. */
  onOutput?: (text: string, stream: 'stdout' | 'stderr') => void;
  /** Gives the script a channel that closes when this process is gone, however it went: `disconnect` in the script. */
  linked?: boolean;
}

/**
 * Runs a Node script in the foreground, its output going straight to the terminal.
 * A request to stop (Ctrl+C, SIGTERM) is passed on, and this returns once the script has ended, so that the
 * caller can tidy up.
 * @param script absolute path of the script
 * @returns its exit code; 128 + n when the person at the keyboard, or the system, asked to stop by signal n
 * @throws only when the script could not be started
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
 * Runs npm, as `runNode` runs a script.
 * @throws Error when npm has not started this process
 */
export function runNpm(args: string[], options: RunOptions): Promise<number> {
  const npm = process.env.npm_execpath;
  if (npm === undefined) {
    throw new Error('Start this with npm: it runs npm itself.');
  }
  // A NODE_ENV left over in the shell would change what npm installs, and what tools load.
  return runNode(npm, args, {...options, env: {NODE_ENV: undefined, ...options.env}});
}
