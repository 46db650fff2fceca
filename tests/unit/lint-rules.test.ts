/** The rules that we leave to linters are switched on: each is given something wrong, and something right. */
import {execFile} from 'node:child_process';
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';
import {root} from '../../src/cli/project';

describe('imports across folders (ESLint)', () => {
  const eslint = new ESLint({cwd: root});
  const rule = '@typescript-eslint/no-restricted-imports';
  const complaints = async (filePath: string, line: string) => {
    const [result] = await eslint.lintText(`${line}\n`, {filePath});
    return result!.messages.filter(({ruleId}) => ruleId === rule).map(({message}) => message);
  };

  it.each([
    ['src/components/Box/index.tsx', "import {a} from '@site/src/content';", 'runs in Node'],
    ['src/components/Box/index.tsx', "import {a} from '../../data/schema/items';", 'weigh down the browser'],
    ['src/components/Box/index.tsx', "import a from '../../theme/Footer';", 'src/components/site'],
    ['src/components/site/Box.tsx', "import {a} from '../../checks/content/links';", 'knows nothing of them'],
    ['src/config/site.ts', "export * from '../pages/index';", 'reached by its address'],
    ['src/plugins/other/index.ts', "import {a} from '../../cli/build';", 'not imported'],
  ])('%s: %s', async (file, line, why) => {
    const [message] = await complaints(file, line);
    expect(message).toContain(why);
    expect(message).toContain('Move the shared part, or pass it in.');
  });

  it.each([
    ['src/components/Box/index.tsx', "import type {A} from '../../content';"],
    ['src/components/Box/index.tsx', "import {editDistance} from '@site/src/lib/edit-distance';"],
    ['src/components/Box/index.tsx', "import {toolOf} from '../../data/tool';"],
    ['src/components/Box/index.tsx', "import Footer from '@theme/Footer';"],
    ['src/components/Box/Box.test.tsx', "import {a} from '../../data/schema/items';"],
    ['src/cli/content-guard.ts', "import {links} from '../checks/content/links';"],
  ])('%s: %s is right', async (file, line) => {
    expect(await complaints(file, line)).toEqual([]);
  });
});

it('house words as names (ESLint)', async () => {
  const eslint = new ESLint({cwd: root});
  const found = async (code: string) =>
    (await eslint.lintText(code, {filePath: 'src/cli/data.ts'}))[0]!.messages.map(({message}) => message);
  expect(await found('export const itemWish = 1;\n')).toEqual([
    expect.stringContaining('Not a word of the field'),
  ]);
  expect(await found('export const between = 1;\n')).toEqual([]);
});

describe('headings of pages (markdownlint)', () => {
  /** Lints a text as if it stood in a page of its folder; the linter takes its settings from there. */
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

  it('a second title and a skipped level are found, with their lines', async () => {
    const output = await lint('.', page('# Lamp', '## Light it', '#### Wick'));
    expect(output).toMatch(/:5 MD025/);
    expect(output).toMatch(/:9 MD001/);
    expect(output).toContain('Summary: 2 error(s)');
  });

  it('one level after the other is right', async () => {
    expect(await lint('.', page('## Light it', '### Wick', '## Buy it'))).toContain('Summary: 0 error(s)');
  });
});
