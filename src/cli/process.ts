import {spawn} from 'node:child_process';

export interface RunOptions {
  cwd: string;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Added to this process's environment; `undefined` removes a variable. */
  env?: Record<string, string | undefined>;
  /** Receives what the script prints, besides the terminal. A script so watched sees no terminal. */
  onOutput?: (text: string) => void;
  /** Which lines go to the terminal. Default: all. Needs `onOutput`. */
  isShown?: (line: string) => boolean;
  /** Gives the script a channel that closes when this process is gone, however it went: `disconnect` in the script. */
  linked?: boolean;
}

export interface RunResult {
  /** 0 when all went well; 128 + number of the signal when a signal ended it. */
  code: number;
  /** Set when the person at the keyboard, or the system, asked to stop. */
  interrupted?: NodeJS.Signals;
}

/** The script sees no terminal, but what it prints goes to one. */
const colours = (): Record<string, string> => (process.stdout.isTTY ? {FORCE_COLOR: '1'} : {});

const stopSignals = {SIGINT: 2, SIGTERM: 15, SIGHUP: 1} as const;
type StopSignal = keyof typeof stopSignals;

/**
 * Runs a Node script in the foreground, its output going straight to the terminal.
 * A request to stop (Ctrl+C, SIGTERM) is passed on, and this returns once the script has ended, so that the
 * caller can tidy up.
 * @param script absolute path of the script
 * @param args its arguments
 * @returns how it ended
 * @throws only when the script could not be started
 */
export function runNode(
  script: string,
  args: string[],
  {cwd, nodeOptions = [], env, onOutput, isShown = () => true, linked}: RunOptions,
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
      cwd,
      env: {...(onOutput && colours()), ...process.env, ...env},
      stdio: [
        'ignore',
        onOutput ? 'pipe' : 'inherit',
        onOutput ? 'pipe' : 'inherit',
        ...(linked ? (['ipc'] as const) : []),
      ],
    });
    // Without `onOutput` both go straight to the terminal and are not here.
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      let rest = '';
      const show = (lines: string[]) => lines.filter(isShown).forEach((line) => to.write(`${line}\n`));
      from?.setEncoding('utf8').on('data', (text: string) => {
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        show(lines);
        onOutput?.(text);
      });
      from?.once('end', () => show(rest === '' ? [] : [rest]));
    }
    let interrupted: StopSignal | undefined;
    const stop = (signal: NodeJS.Signals) => {
      interrupted = signal as StopSignal;
      child.kill(signal);
    };
    const signals = Object.keys(stopSignals) as StopSignal[];
    const unlisten = () => signals.forEach((signal) => process.off(signal, stop));
    signals.forEach((signal) => process.on(signal, stop));
    child.on('error', (error) => {
      unlisten();
      reject(error);
    });
    child.on('close', (code) => {
      unlisten();
      resolve(interrupted ? {code: 128 + stopSignals[interrupted], interrupted} : {code: code ?? 1});
    });
  });
}
