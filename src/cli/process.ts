import {spawn} from 'node:child_process';

export interface RunOptions {
  cwd: string;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Added to this process's environment; `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
  /** Receives what the script prints, in place of the terminal. */
  onOutput?: (text: string) => void;
  /** Gives the script a channel that closes when this process is gone, however it went: `disconnect` in the script. */
  linked?: boolean;
}

export interface RunResult {
  /** 0 when all went well; 128 + number of the signal when a signal ended it. */
  code: number;
  /** Set when the person at the keyboard, or the system, asked to stop. */
  interrupted?: NodeJS.Signals;
}

const stopSignals = {SIGINT: 2, SIGTERM: 15, SIGHUP: 1} as const;
type StopSignal = keyof typeof stopSignals;

/**
 * Runs a Node script in the foreground, its output going straight to the terminal.
 * A request to stop (Ctrl+C, SIGTERM) is passed on, and this returns once the script has ended, so that the
 * caller can tidy up.
 * @param script absolute path of the script
 * @returns how it ended
 * @throws only when the script could not be started
 */
export function runNode(
  script: string,
  args: string[],
  {cwd, nodeOptions = [], env, onOutput, linked}: RunOptions,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', output, output, ...(linked ? (['ipc'] as const) : [])],
    });
    [child.stdout, child.stderr].forEach((stream) => stream?.setEncoding('utf8').on('data', onOutput!));
    let interrupted: StopSignal | undefined;
    const stop = (signal: NodeJS.Signals) => {
      interrupted = signal as StopSignal;
      child.kill(signal);
    };
    const signals = Object.keys(stopSignals) as StopSignal[];
    signals.forEach((signal) => process.on(signal, stop));
    child.on('error', reject);
    child.on('close', (code) => {
      signals.forEach((signal) => process.off(signal, stop));
      resolve(interrupted ? {code: 128 + stopSignals[interrupted], interrupted} : {code: code ?? 1});
    });
  });
}
