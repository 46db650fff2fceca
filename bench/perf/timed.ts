import {runNode} from '../../src/cli/process';

/**
 * Runs a Node script in production mode and measures its duration.
 * @param env additional environment variables
 * @returns seconds from start to exit
 * @throws Error with the script's output if it fails
 */
export async function timedRun(
  script: string,
  args: string[],
  cwd: string,
  env: Record<string, string>,
): Promise<number> {
  let output = '';
  const started = performance.now();
  const code = await runNode(script, args, {
    cwd,
    env: {NODE_ENV: 'production', ...env},
    onOutput: (text) => (output += text),
  });
  if (code !== 0) {
    throw new Error(`${output}\n${script} exited with code ${code}. See its output above.`);
  }
  return (performance.now() - started) / 1000;
}
