/** Checks with an invalid and a valid sample that each important linter rule is enabled. */
import {execFile} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {root} from '../../src/cli/project';

describe('headings of pages (markdownlint)', () => {
  /** Lints a string as if it were a page in the given folder, because the folder determines the settings. */
  const lint = (folder: string, text: string) =>
    new Promise<string>((resolve) => {
      const child = execFile(
        process.execPath,
        [`${root}/node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs`, '--no-globs', '-'],
        {cwd: `${root}/${folder}`},
        (_, stdout, stderr) => resolve(stdout + stderr),
      );
      child.stdin?.end(text);
    });
  const page = (...lines: string[]) => `---\ntitle: Lamp\n---\n\n${lines.join('\n\n')}\n`;

  it('a second title and a skipped level are reported with their lines', async () => {
    const output = await lint('.', page('# Lamp', '## Light it', '#### Wick'));
    expect(output).toMatch(/:5 MD025/);
    expect(output).toMatch(/:9 MD001/);
    expect(output.trim().split('\n')).toHaveLength(2);
  });

  it('levels in order are accepted', async () => {
    expect(await lint('.', page('## Light it', '### Wick', '## Buy it'))).toBe('');
  });
});
