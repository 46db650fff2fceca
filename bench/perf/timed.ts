import {runNode} from '../../src/cli/process';

/**
 * Runs a Node script in production mode and measures it.
 * @param env added to the environment of the build
 * @returns seconds from start to end
 * @throws Error with its output when it fails
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
    throw new Error(`${output}\n${script} ended with code ${code}.`);
  }
  return (performance.now() - started) / 1000;
}
