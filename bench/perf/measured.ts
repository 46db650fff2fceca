/** Runs a program and watches what it costs. */
import {spawn} from 'node:child_process';
import {createWriteStream, readFileSync, readdirSync} from 'node:fs';

export interface Cost {
  /** Time that passed, in seconds. */
  seconds: number;
  /** Most memory that the program and all its children held at one moment, in megabytes. 0 where /proc is missing. */
  megabytes: number;
}

/** Bytes of a page of memory on every Linux this runs on. */
const pageSize = 4096;
const sampleEvery = 100;

interface Process {
  pid: number;
  parent: number;
  /** Resident memory in bytes. What several processes share counts for each. */
  bytes: number;
}

function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // The name of the program stands in brackets and may hold anything.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return {pid: Number(name), parent: Number(fields[1]), bytes: Number(fields[21]) * pageSize};
      } catch {
        // It ended meanwhile.
        return [];
      }
    });
}

/** Memory of a process and of everything below it, in bytes. */
export function treeMemory(root: number, all: readonly Process[]): number {
  const own = all.find(({pid}) => pid === root)?.bytes ?? 0;
  return all.filter(({parent}) => parent === root).reduce((sum, {pid}) => sum + treeMemory(pid, all), own);
}

/**
 * Runs a Node script and measures it. What it prints goes into a file.
 * @param args the script and its arguments
 * @param options.log file for its output
 * @throws when it fails; the message names the file
 */
export function measure(
  args: string[],
  {cwd, env, log}: {cwd: string; env?: Record<string, string>; log: string},
): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const output = createWriteStream(log);
    const started = performance.now();
    const child = spawn(process.execPath, args, {cwd, env: {...process.env, ...env}});
    child.stdout.pipe(output, {end: false});
    child.stderr.pipe(output, {end: false});
    let most = 0;
    const timer =
      process.platform === 'linux'
        ? setInterval(() => {
            most = Math.max(most, treeMemory(child.pid ?? 0, processes()));
          }, sampleEvery)
        : undefined;
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      output.end();
      if (code === 0) {
        resolve({seconds: (performance.now() - started) / 1000, megabytes: most / 1e6});
      } else {
        reject(new Error(`node ${args.join(' ')} ended with code ${code}. What it said is in ${log}.`));
      }
    });
  });
}
