import {spawn} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {runNode} from './process';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-'));
});

afterAll(() => rmSync(folder, {recursive: true}));

function script(name: string, source: string): string {
  const file = join(folder, name);
  writeFileSync(file, source);
  return file;
}

it('returns the exit code, and passes on arguments and environment', async () => {
  const file = script('exit.cjs', 'process.exit(Number(process.argv[2]) + Number(process.env.MORE));');
  expect(await runNode(file, ['3'], {cwd: folder, env: {MORE: '4'}})).toBe(7);
});

it.skipIf(process.platform === 'win32')(
  'on Ctrl+C stops the script, waits for it, and lets the caller tidy up',
  async () => {
    const inner = script('inner.cjs', "console.log('ready'); setInterval(() => undefined, 1000);");
    const outer = script(
      'outer.ts',
      `import {runNode} from ${JSON.stringify(join(__dirname, 'process'))};
       void runNode(${JSON.stringify(inner)}, [], {cwd: '.'}).then((code) => {
         console.log('tidied');
         process.exitCode = code;
       });`,
    );
    const child = spawn(process.execPath, [require.resolve('tsx/cli'), outer], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready') && !child.killed) {
        child.kill('SIGINT');
      }
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect(output).toContain('tidied');
    expect(code).toBe(130);
  },
  15_000,
);
