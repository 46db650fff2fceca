import {spawn} from 'node:child_process';
import {openSync} from 'node:fs';

/**
 * Runs a Node script. What it prints goes into a file.
 * @param args the script and its arguments
 * @param options.log file for its output
 * @returns seconds from start to end
 * @throws when it fails; the message names the file
 */
export function timedRun(
  args: string[],
  {cwd, env, log}: {cwd: string; env?: Record<string, string>; log: string},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = openSync(log, 'w');
    const started = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', output, output],
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) {
        resolve((performance.now() - started) / 1000);
      } else {
        reject(new Error(`node ${args.join(' ')} ended with code ${code}. What it said is in ${log}.`));
      }
    });
  });
}
