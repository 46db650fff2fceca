/** A mistake in a page must stop `npm run build` with file, line and fix, and leave build/ unchanged. */
import {spawn} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {root} from '../../src/cli/project';

/** Files and folders to copy: the project without its pages. A few sample pages are sufficient and build faster. */
const sources = ['src', 'static', 'docusaurus.config.ts', 'sidebars.ts', 'package.json', 'tsconfig.json'];
const description = 'A page that exists only while a test runs, long enough to be a description.';
const existing = ['app', 'app/Guides', 'marketplace', 'modpacks', 'mods', 'mods/suite', 'support'];
const existingPosition = 10;
const lastGoodSite = 'the last good site';

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'bad-input-'));
  for (const source of sources) {
    cpSync(join(root, source), join(project, source), {recursive: true});
  }
  // Remove the documents in src/pages, because they link to pages that do not exist in this copy.
  for (const name of readdirSync(join(project, 'src/pages')).filter((file) => file.endsWith('.mdx'))) {
    rmSync(join(project, 'src/pages', name));
  }
  // Remove the log doctor's diagnoses for the same reason.
  rmSync(join(project, 'src/data/diagnoses'), {recursive: true});
  mkdirSync(join(project, 'docs'));
  cpSync(join(root, 'docs/tags.yml'), join(project, 'docs/tags.yml'));
  for (const [index, folder] of existing.entries()) {
    writePage(`docs/${folder}/index.mdx`, [...frontMatter(existingPosition + index), '', 'Text.']);
  }
  writePage('docs/app/Guides/getting-started.mdx', [...frontMatter(existingPosition), '', 'Text.']);
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  mkdirSync(join(project, 'build'));
  writeFileSync(join(project, 'build/index.html'), lastGoodSite);
});

afterAll(() => {
  // Remove the symbolic link first, so that its target is not deleted.
  rmSync(join(project, 'node_modules'));
  rmSync(project, {recursive: true});
});

function frontMatter(position: number): string[] {
  return [
    '---',
    'title: Test',
    `description: ${description}`,
    `sidebar_position: ${position}`,
    'verified_for: Minecraft 1.21.1',
    '---',
  ];
}

function writePage(file: string, lines: string[]): void {
  mkdirSync(dirname(join(project, file)), {recursive: true});
  writeFileSync(join(project, file), lines.join('\n'));
}

interface Outcome {
  code: number | null;
  output: string;
}

/** Runs `npm run build` in the copy. `watch` is called with the output so far, and with a function that stops the build. */
function build(watch?: (output: string, stop: () => void) => void): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [require.resolve('tsx/cli'), join(project, 'src/cli/build.ts')], {
      cwd: project,
      env: {...process.env, NODE_ENV: undefined, FORCE_COLOR: '0'},
    });
    let output = '';
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      watch?.(output, () => child.kill('SIGINT'));
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('error', reject);
    child.on('close', (code) => resolve({code, output}));
  });
}

function expectUntouchedBuild(): void {
  expect(readdirSync(join(project, 'build'))).toEqual(['index.html']);
  expect(readFileSync(join(project, 'build/index.html'), 'utf8')).toBe(lastGoodSite);
  const scratch = join(project, '.cache');
  expect(existsSync(scratch) ? readdirSync(scratch).filter((name) => name.startsWith('build')) : []).toEqual(
    [],
  );
}

const free = existingPosition + 1;

/** Pages by name. Each has one mistake, on the given line, for which the build must suggest the given fix. */
const mistakes: Record<string, {lines: string[]; line: number; fix: RegExp}> = {
  'unknown-key': {
    lines: [...frontMatter(free).slice(0, -1), 'sidebar_positon: 9', '---', '', 'Text.'],
    line: 6,
    fix: /sidebar_positon.*sidebar_position/,
  },
  'position-that-another-page-has': {
    lines: [...frontMatter(existingPosition), '', 'Text.'],
    line: 4,
    fix: /10.*getting-started\.mdx/,
  },
  'broken-link': {
    lines: [...frontMatter(free + 1), '', 'See [the guide](/docs/app/Guides/getting-startd).'],
    line: 8,
    fix: /getting-startd.*\/docs\/app\/Guides\/getting-started/,
  },
};

describe('npm run build', () => {
  it('refuses mistakes in pages: names the line and the fix of each, and leaves build/ alone', async () => {
    const files = Object.keys(mistakes).map((name) => `docs/app/Guides/${name}.mdx`);
    Object.values(mistakes).forEach(({lines}, index) => writePage(files[index]!, lines));
    const {code, output} = await build();
    files.forEach((file) => rmSync(join(project, file)));
    expect(code, output).toBe(1);
    expect(output).toContain('Problems in the pages: 3. Nothing was built.');
    Object.values(mistakes).forEach(({line, fix}, index) => {
      const said = output.split('\n').find((text) => text.includes(`${files[index]}:${line}`)) ?? '';
      expect(said, output).toMatch(fix);
    });
    expect(output).toContain('build/ still contains the last successful build.');
    expect(output).not.toMatch(/^\s+at .*node_modules/m);
    expectUntouchedBuild();
  }, 60_000);

  it.skipIf(process.platform === 'win32')(
    'leaves build/ alone when it is stopped with Ctrl+C',
    async () => {
      let stopped = false;
      const {code, output} = await build((text, stop) => {
        if (!stopped && text.includes('Creating an optimized production build')) {
          stopped = true;
          stop();
        }
      });
      expect(code, output).toBe(130);
      expect(output).toContain('Build stopped.');
      expectUntouchedBuild();
    },
    60_000,
  );
});
